FROM python:3.13-slim
WORKDIR /app
COPY requirements.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock && useradd --create-home parlor
COPY . .
USER parlor
ENV PYTHONUNBUFFERED=1
CMD ["sh", "-c", "python -m alembic upgrade head && exec python -m bot"]
