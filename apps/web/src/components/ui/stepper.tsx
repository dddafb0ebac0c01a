import { cx } from './cx.js';
import styles from './stepper.module.css';
import { stepper } from './texts.js';

/** `current` counts from 0. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className={styles.steps} aria-label={stepper.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={cx(styles.step, index < current && styles.done, index === current && styles.now)}
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
