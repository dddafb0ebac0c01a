import { useRef } from 'react';
import { formatCount } from '../../../lib/format/numbers.js';
import { counter } from '../texts.js';
import styles from './event-counter.module.css';
import { useCountUp } from '../use-count-up.js';

/** Screen readers get only the final number. */
export function EventCounter() {
  const figure = useRef<HTMLSpanElement>(null);
  const shown = useCountUp(counter.target, figure);
  return (
    <div className={styles.strip}>
      <p className={styles.inner}>
        <strong className={styles.figure}>
          <span className={styles.number}>
            <span className={styles.final}>{formatCount(counter.target)}</span>
            <span aria-hidden="true" ref={figure} className={styles.running}>
              {formatCount(shown)}
            </span>
          </span>{' '}
          {counter.unit}
        </strong>
        <span className={styles.text}>{counter.text}</span>
      </p>
    </div>
  );
}
