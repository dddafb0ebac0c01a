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

/** Stars and rates with one click. Every list shows it before it is saved, and takes it back if it is refused. */
export function useMark({ id: applicationId, marks }: Pick<DeskEntry, 'id' | 'marks'>) {
  const store = useAppStore();
  const [send] = useMarkApplicationMutation();
  const inTurn = useInTurn();
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
    show(change);
    const { error } = await inTurn(() => send({ input: { applicationId, ...change } }));
    if (!error) return;
    show('rating' in change ? { rating: marks.rating ?? 0 } : { shortlisted: marks.shortlisted });
    toast(texts.notMarked, 'error');
  };
}
