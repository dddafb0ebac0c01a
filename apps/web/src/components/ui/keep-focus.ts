import { useEffect, useRef } from 'react';

/** When the focused control disappears, moves the focus to the card or dialog around it, or to the heading of the page. */
export function useKeptFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const content = ref.current;
    if (!content) return;
    let path: Partial<HTMLElement>[] = [];
    const remember = (event: FocusEvent) => (path = event.composedPath());
    const observer = new MutationObserver(() => {
      // The focus may be in a dialog above, which keeps it.
      if (!path.includes(content) || path[0]?.isConnected || document.activeElement !== document.body) return;
      const around = path.find((one) => one.isConnected && one.matches?.('section,[role=dialog]'));
      around?.setAttribute?.('tabindex', '-1');
      (around ?? content.querySelector('h1'))?.focus?.({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(content, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
  return ref;
}
