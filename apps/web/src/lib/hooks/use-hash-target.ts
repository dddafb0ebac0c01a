import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Also works when the page loads after the address changed. As in a browser, a keyboard continues from there. */
export function useHashTarget(): string {
  const { hash, key } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    const target = id && document.getElementById(id);
    if (!target) return;
    target.scrollIntoView();
    // Another control may be in use before a late part of the page renders.
    const focused = document.activeElement;
    const isLink = focused instanceof HTMLAnchorElement && focused.hash === hash;
    if (!isLink && !focused?.matches('body') && !focused?.matches('h1')) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [id, hash, key]);
  return id;
}
