import { useEffect } from 'react';

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** The browser asks before the page is closed or loaded again, while that would lose something. */
export function useStay(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [when]);
}
