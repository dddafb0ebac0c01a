import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { useUndoBulkDecisionMutation } from '../api/applications.generated.js';
import { bulkStatus as texts } from '../texts/bulk.js';

/** Takes a decision back before its vendors are notified. */
export function useUndo() {
  const [undo, { isLoading }] = useUndoBulkDecisionMutation();
  const takeBack = async (id: string) => {
    const { error } = await undo({ id });
    if (error) toast(messageOf(error, texts.notUndone), 'error');
  };
  return [takeBack, isLoading] as const;
}
