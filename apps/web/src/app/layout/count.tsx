import styles from './layout.module.css';

/** `9+` above nine, hidden at zero. The link's label has the full number. */
export function Count({ of }: { of: number }) {
  return of > 0 ? (
    <span className={styles.count} aria-hidden="true">
      {of > 9 ? '9+' : of}
    </span>
  ) : null;
}
