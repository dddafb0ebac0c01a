import { InstantText } from './text.js';
import { timeline } from './timeline-texts.js';
import styles from './timeline.module.css';

interface TimelineEntry {
  id: string;
  what: string;
  who: string;
  /** ISO instant. */
  at: string;
  changes?: readonly { field: string; before: string | null; after: string | null }[];
}

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <div className={styles.what}>{entry.what}</div>
          <div className="quiet">
            {entry.who} · <InstantText iso={entry.at} />
          </div>
          {entry.changes && entry.changes.length > 0 && (
            <ul className={styles.changes}>
              {entry.changes.map((change) => (
                <li key={change.field}>
                  {change.field}: {change.before !== null && <del>{change.before}</del>}{' '}
                  {change.before !== null && '→ '}
                  <ins>{change.after ?? timeline.removed}</ins>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
