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
      // A page that is zoomed in shows less of itself, but nothing covers it.
      const height = viewport.height * viewport.scale;
      const covered = window.innerHeight - height > KEYBOARD_PX;
      frame.current?.style.setProperty('--visible', covered ? `${height}px` : '');
      frame.current?.toggleAttribute('data-keyboard', covered);
    };
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, []);
  return frame;
}
