import { createContext, useEffect } from 'react';

const stay = (event: BeforeUnloadEvent) => event.preventDefault();

/** Says whether what is typed is kept beyond a reload. */
export const KeepContext = createContext<(isKept: boolean) => void>(() => undefined);

/** The browser asks before the page is closed or loaded again, while that would lose something. */
export function useStay(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [when]);
}
