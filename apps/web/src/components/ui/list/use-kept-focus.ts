import { useEffect, useRef } from 'react';

/** Moves the focus to the heading, or to the dialog, when the focused control disappears; the keyboard would start again at the top. */
export function useKeptFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const content = ref.current;
    if (!content) return;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => (last = target);
    const observer = new MutationObserver(() => {
      if (!(last instanceof HTMLElement) || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const above = content.querySelector('h1') ?? content.closest<HTMLElement>('[role=dialog]');
      above?.focus({ preventScroll: true });
    });
    content.addEventListener('focusin', remember);
    observer.observe(content, { childList: true, subtree: true });
    return () => {
      content.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
  return ref;
}
