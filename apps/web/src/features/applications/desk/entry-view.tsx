import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions } from '../../../components/ui/dialog/dialog.js';
import { ErrorState } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import type { ListPage } from '../../../lib/lists/list-page.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import { desk, entryView as texts } from '../texts/desk.js';
import { DeskCard } from './desk-card.js';
import { EntryDialogs } from './entry-dialogs.js';
import { EntryKeys } from './entry-keys.js';
import styles from './entry-view.module.css';
import { UndoLast } from './undo-last.js';
import { useOpenedEntry } from './use-opened-entry.js';
import { vendorOf } from './vendor-of.js';

interface EntryViewProps {
  list: ListPage<DeskEntry>;
  /** The rows of the list, in the order in which they are shown. */
  entries: readonly DeskEntry[];
  first: DeskEntry;
  /** How many wait for a decision, on all pages. */
  pending: number | undefined;
  actions: (entry: DeskEntry) => ReactNode;
  onClose: () => void;
}

/** One application of a list in full, and the way to the others. After a decision, it shows the next one. */
export function EntryView({ list, entries, first, pending, actions, onClose }: EntryViewProps) {
  const onDone = () => {
    // A list of pending applications says so in their place.
    if (list.total > 0) toast(desk.allAnswered);
    onClose();
  };
  const frame = useRef<HTMLUListElement>(null);
  const { entry, place, hasOthers, turn, decide } = useOpenedEntry({ list, entries, first, pending, onDone });
  useEffect(() => {
    const dialog = frame.current?.closest('[role="dialog"]');
    if (dialog) dialog.scrollTop = 0;
  }, [entry.id]);
  return (
    <Dialog title={texts.title} open onClose={onClose} full top>
      <EntryDialogs entries={[entry]} onDecided={decide}>
        <EntryKeys entry={entry} frame={frame} turn={hasOthers ? turn : undefined} />
        <ul ref={frame} className={styles.view}>
          <DeskCard key={entry.id} entry={entry} open={false} large actions={null} />
        </ul>
        {list.problem && <ErrorState {...list.problem} />}
        <DialogActions>
          {actions(entry)}
          <UndoLast />
          {hasOthers && (
            <div className={styles.turn}>
              <span className={styles.place} aria-hidden="true">
                {place && texts.count(place, list.total)}
              </span>
              <Button small look="secondary" icon="left" onClick={() => turn(-1)}>
                {texts.previous}
              </Button>
              <Button small look="secondary" icon="right" onClick={() => turn(1)}>
                {texts.next}
              </Button>
            </div>
          )}
          <span className="visually-hidden" role="status">
            {place ? texts.place(vendorOf(entry), place, list.total) : vendorOf(entry)}
          </span>
        </DialogActions>
      </EntryDialogs>
    </Dialog>
  );
}
