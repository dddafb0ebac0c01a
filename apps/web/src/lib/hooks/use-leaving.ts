import { useEffect, useState } from 'react';

/** State of a control while it leaves the page. Going back, the browser may show the page as it was left, so it starts again. */
export function useLeaving<T>(idle: T) {
  const state = useState(idle);
  const [, set] = state;
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) set(idle);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [idle, set]);
  return state;
}
