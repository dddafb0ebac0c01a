import { toast } from '../../../components/ui/toast.js';
import { useMarkApplicationMutation } from '../api/applications.generated.js';
import { marks as texts } from '../texts/desk.js';

type Change = { shortlisted?: boolean; rating?: number };

/** Stars and rates with one click; a second one waits for the answer. */
export function useMark(applicationId: string) {
  const [send, { isLoading }] = useMarkApplicationMutation();
  return async (change: Change): Promise<void> => {
    if (isLoading) return;
    const { error } = await send({ input: { applicationId, ...change } });
    if (error) toast(texts.notMarked, 'error');
  };
}
