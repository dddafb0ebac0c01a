import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { dismissToast } from '../../../lib/toasts.js';
import {
  useBulkDecisionsQuery,
  useUndoBulkDecisionMutation,
  type BulkDecisionFactsFragment as Bulk,
} from '../api/applications.generated.js';
import { bulkStatus as texts } from '../texts/bulk.js';
import { desk } from '../texts/desk.js';

const offers = new Map<string, number>();
const takenBack = new Set<string>();

/** On this page. */
export const wasTakenBack = (id: string): boolean => takenBack.has(id);

/** The message that a decision was made, with its undo. */
export function offerUndo(id: string, text: string, onPress: () => void): void {
  offers.set(id, toast(text, 'success', { label: texts.undo, onPress }));
}

/** Once a decision is undone or announced, its message must not offer the undo any longer. */
export function withdrawUndo(id: string): void {
  const shown = offers.get(id);
  if (shown === undefined) return;
  offers.delete(id);
  dismissToast(shown);
}

/** Takes a decision back before its vendors are notified. */
export function useUndo() {
  const [undo, { isLoading }] = useUndoBulkDecisionMutation();
  const takeBack = async (id: string) => {
    takenBack.add(id);
    const { data, error } = await undo({ id });
    if (!data) {
      takenBack.delete(id);
      toast(messageOf(error, texts.notUndone), 'error');
      return;
    }
    const { bulk } = data;
    withdrawUndo(id);
    if (bulk.total === 1) toast(texts.undoneOne(bulk.vendorName ?? desk.someVendor));
  };
  return [takeBack, isLoading] as const;
}

/** One application, still to be announced. */
export const isHeldOne = ({ total, status, undoMs }: Bulk): boolean => total === 1 && status === 'held' && undoMs > 0;

/** The newest decision on one application that can be undone. */
export function useLastHeld(): Bulk | undefined {
  return useBulkDecisionsQuery().data?.bulks.find(isHeldOne);
}
