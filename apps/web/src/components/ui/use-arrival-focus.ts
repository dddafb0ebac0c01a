import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isFirstHistoryKey } from '../../lib/first-history-key.js';

let arrivedAt: string | undefined;

/** Moves the focus to the heading after navigation, so that screen readers announce it. Filters and pages leave it alone. */
export function useArrivalFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const { pathname, key } = useLocation();
  const first = isFirstHistoryKey(key);
  useEffect(() => {
    if (arrivedAt === pathname) return;
    arrivedAt = pathname;
    if (!first) ref.current?.focus({ preventScroll: true });
  }, [pathname, first]);
  return ref;
}
