import { useEffect, type RefObject } from 'react';
import { isUppermost } from './is-uppermost.js';

/** Escape closes the uppermost dialog only: Mantine closes every open one. */
export function useEscape(within: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined) {
  useEffect(() => {
    if (!onEscape) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !isUppermost(within.current)) return;
      // As soon as this one is gone, the one below would be the uppermost.
      event.stopImmediatePropagation();
      onEscape();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
}
