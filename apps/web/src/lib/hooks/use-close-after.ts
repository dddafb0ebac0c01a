import { useEffect, useEffectEvent } from 'react';

/** Closes what is shown a moment after its work is done, so that people see that it succeeded. */
export function useCloseAfter(isDone: boolean, onClose: () => void, ms: number): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(close, ms);
    return () => clearTimeout(timer);
  }, [isDone, ms]);
}
