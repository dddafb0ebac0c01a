import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icons/icon.js';
import { cx } from './cx.js';
import styles from './stars.module.css';

const RATINGS = [1, 2, 3, 4, 5];

/** An icon that is colored while it is on. */
export const IconToggle = ({
  icon,
  on,
  className,
  ...rest
}: { icon: IconName; on: boolean } & ComponentProps<'button'>) => (
  <button type="button" className={cx(styles.toggle, on && styles.on, className)} aria-pressed={on} {...rest}>
    <Icon name={icon} />
  </button>
);

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
        <IconToggle
          key={rating}
          icon="star"
          on={rating <= value}
          aria-pressed={rating === value}
          aria-label={nameOf(rating)}
          onClick={() => onChange(rating === value ? 0 : rating)}
        />
      ))}
    </div>
  );
}
