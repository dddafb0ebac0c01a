import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

let focusedFor = 'default';

/** After a navigation inside the app the new screen's heading takes the focus, once, so that it is read out. */
export function useArrivalFocus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (focusedFor === key) return;
    focusedFor = key;
    if (key !== 'default') ref.current?.focus({ preventScroll: true });
  }, [key]);
  return ref;
}
