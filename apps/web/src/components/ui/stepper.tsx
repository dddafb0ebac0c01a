import { cx } from './cx.js';
import styles from './stepper.module.css';

/** Where the visitor is in a fixed order of steps; `current` counts from 0. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps} aria-label="Progress">
      {steps.map((step, index) => (
        <li
          key={step}
          className={cx(styles.step, index < current && styles.done, index === current && styles.now)}
          aria-current={index === current ? 'step' : undefined}
        >
          {index + 1}. {step}
          {index < current && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
