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
    // A field may be in use before a late part of the page renders.
    if (document.activeElement?.matches(':read-write')) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [id, key]);
  return id;
}
