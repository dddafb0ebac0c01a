import { useEffect, useRef, useState } from 'react';

const debounceMs = 300;

interface Typed<T> {
  texts: T;
  sent?: string;
}

/** Debounces typed parameters by 300 ms. `settle` returns the typed text immediately, so that a filter change does not lose it. */
export function useTypedTexts<T extends Record<string, string>>(address: T, send: (texts: T) => void) {
  const [typed, setTyped] = useState<Typed<T> | null>(null);
  // Keys and the timer can run before the next render, so they read this instead of the state.
  const latest = useRef<Typed<T> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const update = (next: Typed<T> | null) => {
    latest.current = next;
    setTyped(next);
  };
  const now = (): T => latest.current?.texts ?? address;
  const current = keyOf(address);
  useEffect(() => {
    // A search from elsewhere (a link, Back) replaces the typed text.
    if (latest.current === null || latest.current.sent === current) return;
    clearTimeout(timer.current);
    latest.current = null;
    setTyped(null);
  }, [current]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (change: Partial<T> = {}): T => {
    clearTimeout(timer.current);
    const texts = { ...now(), ...change };
    update({ texts, sent: keyOf(texts) });
    return texts;
  };
  // The timer outlives the render that set it.
  const sendNow = useRef(() => send(settle()));
  useEffect(() => {
    sendNow.current = () => send(settle());
  });
  const type = (part: Partial<T>) => {
    update({ texts: { ...now(), ...part }, sent: latest.current?.sent });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => sendNow.current(), debounceMs);
  };
  return { texts: typed?.texts ?? address, now, type, settle };
}

const keyOf = (texts: Record<string, string>): string =>
  JSON.stringify(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
