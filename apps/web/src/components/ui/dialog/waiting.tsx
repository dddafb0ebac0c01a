import { Skeleton } from '../loading.js';
import { loading } from '../texts.js';
import styles from './modal-frame.module.css';

/** About as tall as the form that replaces it, so that the dialog does not jump. */
export function Waiting({ fields }: { fields: number }) {
  return (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{loading}</span>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} aria-hidden="true">
          <Skeleton height="1em" width="35%" />
          <Skeleton height="var(--touch)" />
        </div>
      ))}
    </div>
  );
}
