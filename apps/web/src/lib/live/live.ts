export interface LiveEvent {
  id: string;
  type: string;
  data: unknown;
}
type Listener = (event: LiveEvent) => void;

const listeners = new Map<string, Set<Listener>>();

/** `*` subscribes to all types. Returns the function that unsubscribes. */
export function onLive(type: string, listener: Listener): () => void {
  const known = listeners.get(type) ?? new Set();
  listeners.set(type, known.add(listener));
  return () => known.delete(listener);
}

function tell(event: LiveEvent): void {
  for (const listener of [...(listeners.get(event.type) ?? []), ...(listeners.get('*') ?? [])]) listener(event);
}

const liveTypes = ['notification', 'import-progress', 'message', 'message-read', 'typing'] as const;
const firstWait = 1_000;
const longestWait = 30_000;

/** Signals without a cursor may be lost while there is no stream; `reopened` follows when there is one again. */
const reopened = { id: '', type: 'reopened', data: null };

/**
 * Resumes `/live` after the last event it saw. The browser reconnects dropped streams; after a refusal, this retries with
 * backoff. The session may have ended, which a stream does not say: `onRefused` finds out, and its end disconnects.
 */
export function connectLive(onRefused: () => void): () => void {
  let source: EventSource | undefined;
  let cursor = '';
  let opened = false;
  let pause = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const open = () => {
    source = new EventSource(cursor ? `/live?cursor=${encodeURIComponent(cursor)}` : '/live');
    source.onopen = () => {
      pause = firstWait;
      if (opened) tell(reopened);
      opened = true;
    };
    for (const type of liveTypes) {
      source.addEventListener(type, (message: MessageEvent<string>) => {
        cursor = message.lastEventId || cursor;
        tell({ id: message.lastEventId, type, data: JSON.parse(message.data) as unknown });
      });
    }
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      onRefused();
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, longestWait);
    };
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
