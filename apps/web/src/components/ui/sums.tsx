import { cx } from './cx.js';
import { MoneyText } from './text.js';
import styles from './sums.module.css';

interface Sum {
  term: string;
  cents: number;
  /** A result of the lines above it. */
  isTotal?: boolean;
}

/** Amounts below each other, as on an invoice. */
export function Sums({ lines }: { lines: readonly Sum[] }) {
  return (
    <dl className={styles.sums}>
      {lines.map(({ term, cents, isTotal }) => (
        <div key={term} className={cx(styles.line, isTotal && styles.total)}>
          <dt>{term}</dt>
          <dd>
            <MoneyText cents={cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
