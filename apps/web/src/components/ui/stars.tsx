import { Icon } from '../icons/icon.js';
import { cx } from './cx.js';
import styles from './stars.module.css';

const RATINGS = [1, 2, 3, 4, 5];

interface StarsProps {
  label: string;
  /** 0: not rated. */
  value: number;
  nameOf: (rating: number) => string;
  onChange: (rating: number) => void;
}

/** A rating of up to five stars. The current one again takes it away. */
export function Stars({ label, value, nameOf, onChange }: StarsProps) {
  return (
    <div role="group" aria-label={label} className={styles.stars}>
      {RATINGS.map((rating) => (
        <button
          key={rating}
          type="button"
          className={cx(styles.star, rating <= value && styles.lit)}
          aria-pressed={rating === value}
          aria-label={nameOf(rating)}
          onClick={() => onChange(rating === value ? 0 : rating)}
        >
          <Icon name="star" />
        </button>
      ))}
    </div>
  );
}
