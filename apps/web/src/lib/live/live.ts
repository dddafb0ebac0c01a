/** What the gateway sends, by type. */
interface Live {
  notification: unknown;
  'import-progress': unknown;
  message: { message: { threadId: string } };
  'message-read': { userId: string };
  typing: { threadId: string };
  /**
   * There is a stream again, or at last. What was sent meanwhile may be lost: signals always, notifications if there is
   * no cursor.
   */
  reopened: null;
}
type Listener = (data: never) => void;

const listeners = new Map<keyof Live, Set<Listener>>();

/** Returns the function that unsubscribes. */
export function onLive(wanted: { [T in keyof Live]?: (data: Live[T]) => void }): () => void {
  const entries = Object.entries(wanted) as [keyof Live, Listener][];
  for (const [type, listener] of entries)
    listeners.set(type, (listeners.get(type) ?? new Set<Listener>()).add(listener));
  return () => entries.forEach(([type, listener]) => listeners.get(type)?.delete(listener));
}

function tell(type: keyof Live, data: unknown): void {
  for (const listener of [...(listeners.get(type) ?? [])]) listener(data as never);
}

const liveTypes = ['notification', 'import-progress', 'message', 'message-read', 'typing'] as const;
const firstWait = 1_000;
const longestWait = 30_000;
/** Over HTTP/1.1, browsers allow six connections to a host, which hidden tabs would use up. */
const hiddenFor = 60_000;

/**
 * Resumes `/live` after the last event it saw, also when a tab that was hidden for a while shows again. A stream that saw
 * none begins with what is sent from then on. The browser reconnects dropped streams; after a refusal, this retries with
 * backoff. The session may have ended, which a stream does
 * not say: `onRefused` finds out, and its end disconnects.
 */
export function connectLive(onRefused: () => void): () => void {
  let source: EventSource | undefined;
  let cursor = '';
  let mayHaveMissed = false;
  let pause = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(cursor ? `/live?cursor=${encodeURIComponent(cursor)}` : '/live');
    source.onopen = () => {
      pause = firstWait;
      if (mayHaveMissed) tell('reopened', null);
      mayHaveMissed = true;
    };
    for (const type of liveTypes) {
      source.addEventListener(type, (message: MessageEvent<string>) => {
        cursor = message.lastEventId || cursor;
        tell(type, JSON.parse(message.data));
      });
    }
    source.onerror = () => {
      mayHaveMissed = true;
      if (source?.readyState !== EventSource.CLOSED) return;
      onRefused();
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, longestWait);
    };
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(rest);
    if (document.visibilityState === 'hidden') rest = setTimeout(close, hiddenFor);
    else if (!source) open();
  };
  open();
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    clearTimeout(rest);
    close();
  };
}
