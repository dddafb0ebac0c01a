import type { Ref } from 'react';
import type { EntryGroup } from '../entry.js';
import { palette as texts } from '../texts.js';
import styles from './palette-search.module.css';

interface PaletteResultsProps {
  id: string;
  groups: readonly EntryGroup[];
  /** The address of an entry. */
  marked: string | undefined;
  onOpen: (address: string) => void;
  ref: Ref<HTMLDivElement>;
}

export function PaletteResults({ id, groups, marked, onOpen, ref }: PaletteResultsProps) {
  return (
    <div id={id} ref={ref} role="listbox" aria-label={texts.results} className={styles.results}>
      {groups.map(({ label, entries }) => (
        <div key={label} role="group" aria-label={label}>
          <div className={styles.group} aria-hidden="true">
            {label}
          </div>
          {entries.map(({ to, label: name, note }) => (
            <div
              key={to}
              id={`${id}-${to}`}
              role="option"
              aria-selected={to === marked}
              className={styles.option}
              // A pressed option must not take the focus from the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(to)}
            >
              <span>{name}</span>
              {note && <span className="quiet">{note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
