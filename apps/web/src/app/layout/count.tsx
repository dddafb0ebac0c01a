import styles from './layout.module.css';

/** The badge of a bell or a tab: `9+` above nine, nothing at zero. Its link says the number in words. */
export function Count({ of }: { of: number }) {
  return of > 0 ? (
    <span className={styles.count} aria-hidden="true">
      {of > 9 ? '9+' : of}
    </span>
  ) : null;
}
