import { useEffect, useState } from 'react';

const PATIENCE_MS = 8_000;

/** Ends with the first complete check, or after a while in case an answer never comes. */
export function useFirstCheck(isChecking: boolean): boolean {
  const [isFirst, setFirst] = useState(true);
  if (isFirst && !isChecking) setFirst(false);
  useEffect(() => {
    if (!isFirst) return;
    const timer = setTimeout(() => setFirst(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isFirst]);
  return isFirst;
}
