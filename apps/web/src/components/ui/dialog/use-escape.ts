import { useEffect, type RefObject } from 'react';

/** Escape closes the uppermost dialog only: Mantine closes every open one. */
export function useEscape(within: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined) {
  useEffect(() => {
    if (!onEscape) return;
    const press = (event: KeyboardEvent) => {
      const uppermost = [...document.querySelectorAll('[role="dialog"]')].at(-1);
      if (event.key !== 'Escape' || event.isComposing || !uppermost?.contains(within.current)) return;
      // As soon as this one is gone, the one below would be the uppermost.
      event.stopImmediatePropagation();
      onEscape();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
}
