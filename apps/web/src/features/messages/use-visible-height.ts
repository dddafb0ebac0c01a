import { useEffect, useRef, type RefObject } from 'react';

/** Above this, an on-screen keyboard covers part of the page. */
const KEYBOARD_PX = 150;

/** Sets `--visible` to the height above an on-screen keyboard, which covers the tab bar. */
export function useVisibleHeight<T extends HTMLElement>(): RefObject<T | null> {
  const frame = useRef<T>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const covered = window.innerHeight - viewport.height > KEYBOARD_PX;
      frame.current?.style.setProperty('--visible', covered ? `${viewport.height}px` : '');
      frame.current?.toggleAttribute('data-keyboard', covered);
    };
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return frame;
}
