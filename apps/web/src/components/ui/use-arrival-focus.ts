import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

let arrivedAt: string | undefined;

/**
 * After a navigation to another screen its heading takes the focus, once, so that it is read out. The first screen and
 * changes of the query (filters, pages) leave the focus where it is.
 */
export function useArrivalFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const { pathname, key } = useLocation();
  const first = key === 'default';
  useEffect(() => {
    if (arrivedAt === pathname) return;
    arrivedAt = pathname;
    if (!first) ref.current?.focus({ preventScroll: true });
  }, [pathname, first]);
  return ref;
}
