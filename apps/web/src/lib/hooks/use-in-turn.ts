import { useCallback, useRef } from 'react';

/** Runs work one after the other, also after work that failed. */
export function useInTurn() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<T>(work: () => Promise<T>): Promise<T> => {
    const next = last.current.catch(() => undefined).then(work);
    last.current = next;
    return next;
  }, []);
}
