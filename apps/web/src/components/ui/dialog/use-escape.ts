import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react';
import { isUppermost } from './is-uppermost.js';

declare global {
  interface Window {
    /** Hears the Back button of a phone, which would otherwise leave the page. Not in every browser. */
    CloseWatcher?: new () => { onclose: (() => void) | null; destroy: () => void };
  }
}

/** Escape, or the Back button of a phone, closes the uppermost dialog only: Mantine closes every open one. */
export function useEscape(within: RefObject<HTMLElement | null>, onEscape: (() => void) | undefined) {
  useEffect(() => {
    if (!onEscape) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !isUppermost(within.current)) return;
      // As soon as this one is gone, the one below would be the uppermost.
      event.stopImmediatePropagation();
      // The same for a `CloseWatcher`, which hears the key after this.
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
  const isClosable = onEscape !== undefined;
  // Its first close uses a `CloseWatcher` up, also where the dialog then stays.
  const [used, countUsed] = useReducer((count: number) => count + 1, 0);
  const goBack = useEffectEvent(() => {
    countUsed();
    if (isUppermost(within.current)) onEscape?.();
  });
  useEffect(() => {
    const watcher = isClosable && window.CloseWatcher ? new window.CloseWatcher() : undefined;
    if (watcher) watcher.onclose = goBack;
    return () => watcher?.destroy();
  }, [isClosable, used]);
}
