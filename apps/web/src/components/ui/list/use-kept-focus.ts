import { useEffect, useRef } from 'react';

/** When the focused control disappears, moves the focus to the card or dialog around it, or to the heading of the page. */
export function useKeptFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const content = ref.current;
    if (!content) return;
    let path: EventTarget[] = [];
    const remember = (event: FocusEvent) => (path = event.composedPath());
    const observer = new MutationObserver(() => {
      const elements = path.filter((one) => one instanceof HTMLElement);
      // The focus may be in a dialog above, which keeps it.
      if (!elements.includes(content) || elements[0]?.isConnected || document.activeElement !== document.body) return;
      path = [];
      const around = elements.find((one) => one.isConnected && one.matches('section,[role=dialog]'));
      const target = around ?? content.querySelector('h1');
      if (target) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
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
