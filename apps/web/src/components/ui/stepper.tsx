import { useEffect, useRef } from 'react';
import { cx } from './cx.js';
import styles from './stepper.module.css';
import { stepper } from './form/form-texts.js';

interface StepperProps {
  steps: readonly string[];
  /** Counts from 0. */
  current: number;
  /** Makes buttons of the finished steps. */
  onBackTo?: (step: number) => void;
}

/** The next step gets the focus, so that the keyboard continues at its top. */
export function Stepper({ steps, current, onBackTo }: StepperProps) {
  const now = useRef<HTMLLIElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current !== current) now.current?.focus({ preventScroll: true });
    shown.current = current;
  }, [current]);
  const nameOf = (step: string, index: number) => (
    <>
      <span className={styles.name}>
        {index + 1}. {step}
      </span>
      {index < current && <span className="visually-hidden">{stepper.done}</span>}
    </>
  );
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
          {index < current && onBackTo ? (
            <button type="button" className={styles.back} onClick={() => onBackTo(index)}>
              {nameOf(step, index)}
            </button>
          ) : (
            nameOf(step, index)
          )}
        </li>
      ))}
    </ol>
  );
}
