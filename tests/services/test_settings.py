"""The environment: defaults that just run, one clear sentence for each mistake, no secret in a log."""

from pathlib import Path

import pytest

from shared.settings import ROOT, Settings, SettingsError, load

TOKEN = "123456:AAbbCC-dd_ee"
KEY = "k" * 32
PRODUCTION = {"ENVIRONMENT": "production", "TELEGRAM_TOKEN": TOKEN, "SECRET_KEY": KEY}


def read(**environ: str) -> Settings:
    return load(environ, env_file=None)


def mistakes(**environ: str) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as caught:
        read(**environ)
    return caught.value.mistakes


def test_nothing_set_means_the_playground_on_a_file_beside_the_project() -> None:
    settings = read()
    assert settings == Settings()
    assert settings.playground
    assert not settings.production
    assert settings.database_url == f"sqlite:///{ROOT / 'parlor.db'}"
    assert settings.panel_url == "http://127.0.0.1:8080"


def test_a_token_means_telegram_and_derives_the_webhook_secret() -> None:
    settings = read(TELEGRAM_TOKEN=TOKEN, WEBHOOK_URL="https://example.org:8443/hook/")
    assert not settings.playground
    assert settings.webhook_url == "https://example.org:8443/hook"
    assert len(settings.webhook_secret) == 64
    assert settings.webhook_secret != read(TELEGRAM_TOKEN=TOKEN + "x").webhook_secret
    assert read(TELEGRAM_TOKEN=TOKEN, WEBHOOK_SECRET="mine").webhook_secret == "mine"


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("postgres://u:p@h/db", "postgresql+psycopg://u:p@h/db"),
        ("postgresql://h/db", "postgresql+psycopg://h/db"),
        ("postgresql+psycopg://h/db", "postgresql+psycopg://h/db"),
        ("sqlite:///x.db", f"sqlite:///{ROOT / 'x.db'}"),
        ("sqlite:////tmp/x.db", "sqlite:////tmp/x.db"),
    ],
)
def test_databases_as_people_write_them(given: str, meant: str) -> None:
    assert read(DATABASE_URL=given).database_url == meant


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("ENVIRONMENT", "prod", "ENVIRONMENT must be one of development, production, not 'prod'."),
        ("TELEGRAM_TOKEN", "my token", "TELEGRAM_TOKEN does not look like a bot token"),
        ("TELEGRAM_API_URL", "localhost:8081", "TELEGRAM_API_URL must be a web address"),
        ("DATABASE_URL", "mysql://x", "DATABASE_URL must begin with sqlite:/// or postgresql://."),
        ("DATABASE_URL", "sqlite://", "DATABASE_URL must name a file"),
        ("DATABASE_URL", "sqlite:///:memory:", "DATABASE_URL must name a file"),
        ("PANEL_PORT", "0", "PANEL_PORT must be a port between 1 and 65535, not '0'."),
        ("PANEL_PORT", "http", "PANEL_PORT must be a port"),
        ("PLAYGROUND_PORT", "65536", "PLAYGROUND_PORT must be a port"),
        ("WEBHOOK_PORT", "²", "WEBHOOK_PORT must be a port"),
        ("PANEL_URL", "https://", "PANEL_URL must be a web address"),
        ("PANEL_URL", "https://example.org:99999", "PANEL_URL must be a web address"),
        ("WEBHOOK_SECRET", "a b", "WEBHOOK_SECRET must be 1 to 256"),
        ("SECRET_KEY", "short", "SECRET_KEY must have at least 32 characters."),
        ("ADMIN_PASSWORD", "1234", "ADMIN_PASSWORD must have at least 8 characters."),
        ("ADMIN_PASSWORD_HASH", "5f4dcc3b", "ADMIN_PASSWORD_HASH must look like scrypt:"),
        ("LOG_LEVEL", "loud", "LOG_LEVEL must be one of DEBUG"),
        ("DEFAULT_LANGUAGE", "de", "DEFAULT_LANGUAGE must be one of en, zh, ru, not 'de'."),
        ("WEBHOOK_URL", "https://example.org", "WEBHOOK_URL needs TELEGRAM_TOKEN"),
        ("PANEL_PORT", "8090", "PANEL_PORT and PLAYGROUND_PORT must differ, both are 8090."),
    ],
)
def test_every_mistake_has_one_sentence(name: str, value: str, sentence: str) -> None:
    (found,) = mistakes(**{name: value})
    assert found.startswith(sentence)
    assert found.endswith(".")


@pytest.mark.parametrize(
    ("extra", "sentence"),
    [
        ({"WEBHOOK_URL": "http://example.org"}, "WEBHOOK_URL must begin with https://"),
        ({"WEBHOOK_URL": "https://example.org:444"}, "WEBHOOK_URL must use one of the ports 443, 80, 88, 8443."),
        ({"ADMIN_PASSWORD": "x" * 8, "ADMIN_PASSWORD_HASH": "scrypt:2:8:1$a$00"}, "ADMIN_PASSWORD and ADMIN_PASSWORD"),
    ],
)
def test_mistakes_between_variables(extra: dict[str, str], sentence: str) -> None:
    (found,) = mistakes(TELEGRAM_TOKEN=TOKEN, **extra)
    assert found.startswith(sentence)


def test_all_mistakes_are_told_together() -> None:
    found = mistakes(PANEL_PORT="x", LOG_LEVEL="x", TELEGRAM_TOKEN="x")
    assert [each.split()[0] for each in found] == ["TELEGRAM_TOKEN", "PANEL_PORT", "LOG_LEVEL"]


def test_production_insists_on_a_key_and_a_token() -> None:
    assert [each.split()[0] for each in mistakes(ENVIRONMENT="production")] == ["SECRET_KEY", "TELEGRAM_TOKEN"]
    assert read(**PRODUCTION).production


def test_another_bot_api_server_may_call_any_webhook() -> None:
    given = {"TELEGRAM_TOKEN": TOKEN, "TELEGRAM_API_URL": "http://127.0.0.1:8081", "WEBHOOK_URL": "http://10.0.0.1:9/x"}
    assert read(**given).webhook_url == "http://10.0.0.1:9/x"


def test_no_secret_shows_in_a_log() -> None:
    shown = repr(read(**PRODUCTION, ADMIN_PASSWORD="hunter22", DATABASE_URL="postgresql://u:topsecret@h/db"))
    for secret in (TOKEN, KEY, "hunter22", "topsecret", read(**PRODUCTION).webhook_secret):
        assert secret not in shown


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("PANEL_PORT=9001\nLOG_LEVEL=debug\nTELEGRAM_TOKEN=\n# PLAYGROUND_PORT=1\n")
    settings = load({"PANEL_PORT": "9002"}, file)
    assert (settings.panel_port, settings.log_level, settings.telegram_token) == (9002, "DEBUG", None)


def test_an_empty_variable_is_one_that_is_not_set() -> None:
    assert read(PANEL_PORT=" ", SECRET_KEY="") == Settings()


def test_the_example_names_every_setting_and_nothing_else() -> None:
    lines = (ROOT / ".env.example").read_text().splitlines()
    named = {
        line[1:].partition("=")[0] for line in lines if line.startswith("#") and line[1:2].isupper() and "=" in line
    }
    source = (ROOT / "shared" / "settings.py").read_text()
    known = {part.partition('"')[0] for part in source.split('reader.read("')[1:] + source.split('reader.choice("')[1:]}
    assert named == known
