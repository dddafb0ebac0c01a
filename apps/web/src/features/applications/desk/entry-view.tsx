import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog/dialog.js';
import {
  useComparedApplicationsQuery,
  type DeskEntryFactsFragment as DeskEntry,
} from '../api/applications.generated.js';
import { entryView as texts } from '../texts/desk.js';
import { DeskCard } from './desk-card.js';
import { EntryDialogs } from './entry-dialogs.js';
import styles from './desk.module.css';
import { vendorOf } from './vendor-of.js';

interface EntryViewProps {
  /** In the order of the list that this opens from. */
  entries: readonly DeskEntry[];
  first: DeskEntry;
  actions: (entry: DeskEntry) => ReactNode;
  onClose: () => void;
}

/** What is open, and its neighbors. What was decided may leave the list; its place determines what comes next. */
function useOpened(entries: readonly DeskEntry[], first: DeskEntry) {
  const [opened, setOpened] = useState({ entry: first, at: 0 });
  const { id } = opened.entry;
  const at = entries.findIndex((entry) => entry.id === id);
  const listed = entries[at];
  if (listed && (listed !== opened.entry || at !== opened.at)) setOpened({ entry: listed, at });
  const { currentData } = useComparedApplicationsQuery({ applicationIds: [id] }, { skip: Boolean(listed) });
  const all = entries.length;
  const turn = (by: 1 | -1) => {
    const from = listed || by < 0 ? opened.at : opened.at - 1;
    const entry = entries[(from + by + all) % all];
    if (entry) setOpened({ entry, at: entries.indexOf(entry) });
  };
  const entry = listed ?? currentData?.applications.items[0] ?? opened.entry;
  return { entry, place: listed ? at + 1 : undefined, hasOthers: all > (listed ? 1 : 0), turn };
}

/** One application of a list in full. The arrow keys show the others. */
export function EntryView({ entries, first, actions, onClose }: EntryViewProps) {
  const frame = useRef<HTMLUListElement>(null);
  const { entry, place, hasOthers, turn } = useOpened(entries, first);
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const dialog = frame.current?.closest('[role="dialog"]');
      // Dialogs above this one have their own keys, and the browser has those with a modifier.
      if (!(target instanceof Node && dialog?.contains(target)) || altKey || ctrlKey || metaKey || !hasOthers) return;
      if (key === 'ArrowLeft') turn(-1);
      if (key === 'ArrowRight') turn(1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <Dialog title={texts.title} open onClose={onClose} full top>
      <EntryDialogs entries={[entry]}>
        <ul ref={frame} className={styles.view}>
          <DeskCard key={entry.id} entry={entry} open={false} actions={null} />
        </ul>
        <DialogActions>
          {actions(entry)}
          {hasOthers && (
            <div className={styles.turn}>
              <Button small look="secondary" icon="left" onClick={() => turn(-1)}>
                {texts.previous}
              </Button>
              <Button small look="secondary" icon="right" onClick={() => turn(1)}>
                {texts.next}
              </Button>
            </div>
          )}
          <span className="visually-hidden" role="status">
            {place ? texts.place(vendorOf(entry), place, entries.length) : vendorOf(entry)}
          </span>
        </DialogActions>
      </EntryDialogs>
    </Dialog>
  );
}
