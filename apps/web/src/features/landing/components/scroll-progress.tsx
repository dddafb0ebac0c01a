import { useEffect, useRef } from 'react';
import { Awning } from '../../../components/art/awning.js';
import styles from './scroll-progress.module.css';

export function ScrollProgress() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { scrollHeight, clientHeight } = document.documentElement;
      const way = scrollHeight - clientHeight;
      bar.current?.style.setProperty('--read', String(way > 0 ? Math.min(1, window.scrollY / way) : 0));
    };
    const later = () => {
      frame ||= requestAnimationFrame(draw);
    };
    later();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, []);
  return (
    <div ref={bar} className={styles.bar} aria-hidden="true">
      <Awning height={9} stripe={16} />
    </div>
  );
}
