import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { formatDayOf } from '../../../lib/format/dates.js';
import { useMailDeliveryQuery, useResumeMailMutation } from '../api/admin-emails.generated.js';
import { log as texts } from '../texts.js';

/** Only for an address that gets no emails. */
export function AddressStop({ address }: { address: string }) {
  const { currentData } = useMailDeliveryQuery({ input: { address } });
  const [resume, { isLoading }] = useResumeMailMutation();
  const { suppression, since } = currentData?.delivery ?? {};
  if (!suppression || !since) return null;
  const send = async () => {
    const { error } = await resume({ input: { address } });
    toast(error ? texts.notResumed : texts.resumed, error ? 'error' : 'success');
  };
  return (
    <Notice
      tone="warning"
      title={texts.stopped[suppression](formatDayOf(since))}
      actions={
        <Button small look="secondary" busy={isLoading} onClick={() => void send()}>
          {texts.resume}
        </Button>
      }
    />
  );
}
