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

function EntryDialog({ about, entry, onClose }: { about: About; entry: Entry; onClose: () => void }) {
  if (about === 'booth') return <BoothDialog entry={entry} onClose={onClose} />;
  if (about !== 'note') return <DecisionDialog application={entry.application} decision={about} onClose={onClose} />;
  const { marks } = entry;
  return marks && <NoteDialog entry={{ ...entry, marks }} onClose={onClose} />;
}

/** Dialogs about the entries of a list. They stay when a refresh removes their entry, because text may be typed in them. */
export function EntryDialogs({ entries, children }: { entries: readonly Entry[]; children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [shown, setShown] = useState<Entry>();
  const listed = opened ? entries.find(({ id }) => id === opened.id) : undefined;
  if (listed && listed !== shown) setShown(listed);
  const entry = listed ?? shown;
  return (
    <Open value={setOpened}>
      {children}
      <Suspense fallback={null}>
        {opened && entry && <EntryDialog about={opened.about} entry={entry} onClose={() => setOpened(null)} />}
      </Suspense>
    </Open>
  );
}
