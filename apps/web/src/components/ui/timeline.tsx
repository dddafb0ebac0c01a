import { formatDayOf } from '../../lib/format/dates.js';
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

/** The steps, and how often each was repeated on one day with nothing in between. The last repetition is shown. */
function withoutRepeats(entries: readonly TimelineEntry[]) {
  const steps: { entry: TimelineEntry; times: number }[] = [];
  for (const entry of entries) {
    const last = steps.at(-1);
    const isSame =
      last?.entry.what === entry.what &&
      last.entry.who === entry.who &&
      formatDayOf(last.entry.at) === formatDayOf(entry.at);
    if (isSame && !last.entry.changes?.length && !entry.changes?.length) {
      steps[steps.length - 1] = { entry, times: last.times + 1 };
    } else steps.push({ entry, times: 1 });
  }
  return steps;
}

export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.list}>
      {withoutRepeats(entries).map(({ entry, times }) => (
        <li key={entry.id} className={styles.entry}>
          <div className={styles.what}>{entry.what}</div>
          <div className="quiet">
            {entry.who} · <InstantText iso={entry.at} />
            {times > 1 && ` · ${timeline.times(times)}`}
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
