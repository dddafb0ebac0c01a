import { useRef } from 'react';
import { toast } from '../../../components/ui/toast.js';
import { useInTurn } from '../../../lib/hooks/use-in-turn.js';
import { useAppStore } from '../../../lib/state/hooks.js';
import {
  applicationsApi,
  useMarkApplicationMutation,
  type DeskEntryFactsFragment as DeskEntry,
} from '../api/applications.generated.js';
import { marks as texts } from '../texts/desk.js';

/** A rating of 0 takes it away. */
type Change = { shortlisted: boolean } | { rating: number };

const { util } = applicationsApi;

const shown = (change: Change) => ('rating' in change ? { rating: change.rating || null } : change);

/** Stars and rates with one click. Every list shows it before it is saved, and what is saved if the last change is refused. */
export function useMark({ id: applicationId, marks }: Pick<DeskEntry, 'id' | 'marks'>) {
  const store = useAppStore();
  const [send] = useMarkApplicationMutation();
  const inTurn = useInTurn();
  const underway = useRef(new Map<string, { newest: Change; saved: Change }>());
  const show = (change: Change) => {
    const into = ({ applications: { items } }: { applications: { items: DeskEntry[] } }) => {
      for (const item of items) if (item.id === applicationId) Object.assign(item.marks, shown(change));
    };
    for (const asked of util.selectCachedArgsForQuery(store.getState(), 'deskApplications')) {
      store.dispatch(util.updateQueryData('deskApplications', asked, into));
    }
    for (const asked of util.selectCachedArgsForQuery(store.getState(), 'comparedApplications')) {
      store.dispatch(util.updateQueryData('comparedApplications', asked, into));
    }
  };
  return async (change: Change) => {
    const key = `${applicationId}.${Object.keys(change).join()}`;
    const before = 'rating' in change ? { rating: marks.rating ?? 0 } : { shortlisted: marks.shortlisted };
    const pending = underway.current.get(key) ?? { newest: change, saved: before };
    pending.newest = change;
    underway.current.set(key, pending);
    show(change);
    const { error } = await inTurn(() => send({ input: { applicationId, ...change } }));
    if (error) toast(texts.notMarked, 'error');
    else pending.saved = change;
    if (pending.newest !== change) return;
    underway.current.delete(key);
    if (error) show(pending.saved);
  };
}
