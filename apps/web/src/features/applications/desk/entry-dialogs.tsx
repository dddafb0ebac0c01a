import { createContext, Suspense, use, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../lib/load-chunk.js';
import type { DeskEntryFactsFragment as DeskEntry } from '../api/applications.generated.js';
import type { Decision } from '../components/decision-dialog.js';
import type { BoothEntry } from './booth-dialog.js';

const BoothDialog = lazyPart(() => import('./booth-dialog.js'), 'BoothDialog');
const DecisionDialog = lazyPart(() => import('../components/decision-dialog.js'), 'DecisionDialog');
const NoteDialog = lazyPart(() => import('./note-dialog.js'), 'NoteDialog');

type Entry = BoothEntry & Partial<Pick<DeskEntry, 'marks'>>;
type About = Decision | 'booth' | 'note';
interface Opened {
  id: string;
  about: About;
}

const Open = createContext<(opened: Opened) => void>(() => undefined);

export const useEntryDialog = () => use(Open);

interface EntryDialogProps {
  about: About;
  entry: Entry;
  onNext?: () => void;
  onDecided?: () => void;
  onClose: () => void;
}

function EntryDialog({ about, entry, onNext, onDecided, onClose }: EntryDialogProps) {
  if (about === 'booth') return <BoothDialog key={entry.id} entry={entry} onNext={onNext} onClose={onClose} />;
  if (about !== 'note') {
    return <DecisionDialog application={entry.application} decision={about} onDecided={onDecided} onClose={onClose} />;
  }
  const { marks } = entry;
  return marks && <NoteDialog entry={{ ...entry, marks }} onClose={onClose} />;
}

/** The next vendor without a booth; after the last one, the first. */
function nextWithoutBooth(entries: readonly Entry[], { id }: Entry): Entry | undefined {
  const at = entries.findIndex((entry) => entry.id === id);
  return [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))].find(
    ({ application }) => application.status === 'accepted' && !application.boothLocation,
  );
}

interface EntryDialogsProps {
  entries: readonly Entry[];
  onDecided?: () => void;
  children: ReactNode;
}

/** Dialogs about the entries of a list. They stay when a refresh removes their entry, because text may be typed in them. */
export function EntryDialogs({ entries, onDecided, children }: EntryDialogsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [shown, setShown] = useState<Entry>();
  const listed = opened ? entries.find(({ id }) => id === opened.id) : undefined;
  if (listed && listed !== shown) setShown(listed);
  const entry = listed ?? shown;
  const next = entry && nextWithoutBooth(entries, entry);
  return (
    <Open value={setOpened}>
      {children}
      <Suspense>
        {opened && entry && (
          <EntryDialog
            about={opened.about}
            entry={entry}
            onNext={next && (() => setOpened({ id: next.id, about: 'booth' }))}
            onDecided={onDecided}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </Open>
  );
}
