import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { selection as texts } from '../texts/bulk.js';
import styles from './desk.module.css';
import type { Selection } from './use-selection.js';
import { vendorOf } from './vendor-of.js';

export function SelectBox({ entry, selection }: { entry: DeskEntry; selection: Selection }) {
  return (
    <label className={styles.select}>
      <input
        type="checkbox"
        aria-label={texts.selectOf(vendorOf(entry))}
        checked={selection.selected.has(entry.id)}
        onChange={() => selection.toggle(entry)}
      />
      <span>{texts.select}</span>
    </label>
  );
}
