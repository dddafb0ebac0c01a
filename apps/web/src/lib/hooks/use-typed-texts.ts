import { useEffect, useRef, useState } from 'react';

const debounceMs = 300;

/**
 * Texts of the address that are typed: they show at once and are sent 300 ms after the last key. `settle` hands out what
 * is typed so far for sending it now, so that a filter picked meanwhile does not undo it.
 */
export function useTypedTexts<T extends Record<string, string>>(address: T, send: (texts: T) => void) {
  const [typed, setTyped] = useState<{ texts: T; sent?: string } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = keyOf(address);
  const [seen, setSeen] = useState(current);
  if (seen !== current) {
    setSeen(current);
    // A search that came from elsewhere (a link, Back) wins over what was typed before.
    if (current !== typed?.sent) setTyped(null);
  }
  useEffect(() => {
    if (!typed) clearTimeout(timer.current);
  }, [typed]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const texts = typed?.texts ?? address;
  const settle = (change: Partial<T> = {}): T => {
    clearTimeout(timer.current);
    const settled = { ...texts, ...change };
    setTyped({ texts: settled, sent: keyOf(settled) });
    return settled;
  };
  // The timer outlives the render that set it: it sends on what the address says by then.
  const latest = useRef(() => send(settle()));
  useEffect(() => {
    latest.current = () => send(settle());
  });
  const type = (part: Partial<T>) => {
    setTyped({ texts: { ...texts, ...part }, sent: typed?.sent });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), debounceMs);
  };
  return { texts, type, settle };
}

const keyOf = (texts: Record<string, string>): string =>
  JSON.stringify(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
