import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.js';

/** True once the page is idle after the first render: for what the first screen can do without. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let isShown = true;
    // A transition, so that slow phones stay responsive.
    void whenIdle().then(() => isShown && startTransition(() => setIsIdle(true)));
    return () => void (isShown = false);
  }, []);
  return isIdle;
}
