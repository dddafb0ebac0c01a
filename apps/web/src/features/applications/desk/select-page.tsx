import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { selection as texts } from '../texts/bulk.js';
import styles from './desk.module.css';
import type { Selection } from './use-selection.js';

export function SelectPage({ entries, selection }: { entries: readonly DeskEntry[]; selection: Selection }) {
  const { selected, add, remove } = selection;
  const count = entries.filter(({ id }) => selected.has(id)).length;
  const isWhole = count > 0 && count === entries.length;
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        aria-label={texts.selectPage}
        checked={isWhole}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isWhole;
        }}
        onChange={() => (isWhole ? remove(entries) : add(entries))}
      />
    </label>
  );
}
