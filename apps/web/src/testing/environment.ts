import { act, configure, waitFor } from '@testing-library/react';

/** What browsers have and jsdom lacks. Import it before anything that needs it. */
class RequestStub {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal;
  readonly headers = new Headers();

  constructor(url: string | URL, init: { method?: string; signal?: AbortSignal } = {}) {
    this.url = String(url);
    this.method = init.method ?? 'GET';
    this.signal = init.signal ?? new AbortController().signal;
  }
}

class EventSourceStub extends EventTarget {
  static readonly CLOSED = 2;
  static readonly open: EventSourceStub[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    super();
    EventSourceStub.open.push(this);
  }

  close(): void {
    this.readyState = EventSourceStub.CLOSED;
    EventSourceStub.open.splice(EventSourceStub.open.indexOf(this), 1);
  }
}

Object.assign(globalThis, {
  EventSource: EventSourceStub,
  requestIdleCallback: (callback: () => void) => queueMicrotask(callback),
});
if (!('Request' in globalThis)) Object.assign(globalThis, { Request: RequestStub });
if (!crypto.getRandomValues) throw new Error('jsdom without crypto');
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;

export const openStreams = (): number => EventSourceStub.open.length;
export const streamAddresses = (): string[] => EventSourceStub.open.map(({ url }) => url);
/** The second time, it behaves as after an interruption. */
export const openLive = (): void => act(() => EventSourceStub.open.forEach((source) => source.onopen?.()));
/** What is pushed before is lost. */
export const streamOpened = (): Promise<void> => waitFor(() => expect(openStreams()).toBeGreaterThan(0));

export function pushLive(type: string, data: unknown, id = '1'): void {
  act(() => {
    for (const source of [...EventSourceStub.open]) {
      source.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId: id }));
    }
  });
}

/** Behaves as after an answer other than 200. */
export function refuseLive(): void {
  act(() => {
    for (const source of [...EventSourceStub.open]) {
      source.close();
      source.onerror?.();
    }
  });
}

// The first load of a screen also compiles it.
configure({ asyncUtilTimeout: 15_000, getElementError: (message) => new Error(message ?? 'not found') });
