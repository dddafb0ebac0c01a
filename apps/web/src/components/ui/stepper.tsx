import { useEffect, useRef } from 'react';
import { cx } from './cx.js';
import styles from './stepper.module.css';
import { stepper } from './form/form-texts.js';

/** `current` counts from 0. The next step gets the focus, so that the keyboard continues at its top. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  const now = useRef<HTMLLIElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) now.current?.focus({ preventScroll: true });
    shown.current = current;
  }, [current]);
  return (
    <ol className={styles.steps} aria-label={stepper.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={cx(styles.step, index < current && styles.done, index === current && styles.now)}
          ref={index === current ? now : undefined}
          tabIndex={index === current ? -1 : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.name}>
            {index + 1}. {step}
          </span>
          {index < current && <span className="visually-hidden">{stepper.done}</span>}
        </li>
      ))}
    </ol>
  );
}
