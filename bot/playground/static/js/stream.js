// Live events; after a break the page is told to catch up, since events of the gap are not sent again.
export function listen(me, { onEvent, onOnline, onOffline }) {
  let source = null;
  let retry = 500;
  let timer = null;
  let opened = false;

  const connect = () => {
    timer = null;
    source = new EventSource(`/client/stream?me=${encodeURIComponent(me)}`);
    source.onopen = () => {
      const again = opened;
      opened = true;
      retry = 500;
      onOnline(again);
    };
    source.onmessage = (event) => onEvent(JSON.parse(event.data));
    source.onerror = () => {
      source.close();
      onOffline();
      if (timer === null) timer = setTimeout(connect, retry);
      retry = Math.min(retry * 1.8, 8000);
    };
  };

  const wake = () => {
    if (timer === null) return;
    clearTimeout(timer);
    connect();
  };
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) wake(); });
  addEventListener("pagehide", () => source?.close());
  connect();
}
