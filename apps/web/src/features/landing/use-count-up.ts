import { useEffect, useState, type RefObject } from 'react';

const durationMs = 1_100;
const eased = (t: number) => 1 - (1 - t) ** 3;

/** Starts when the element becomes visible; with reduced motion, the final number shows immediately. */
export function useCountUp(target: number, ref: RefObject<Element | null>): number {
  const [shown, setShown] = useState(target);
  useEffect(() => {
    const element = ref.current;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || still || !('IntersectionObserver' in window)) return;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const t = Math.min(1, (now - start) / durationMs);
      setShown(Math.round(target * eased(t)));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      frame = requestAnimationFrame(step);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [target, ref]);
  return shown;
}
