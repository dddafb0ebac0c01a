import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { toast } from '../../../components/ui/toast.js';
import { useMyMailDeliveryQuery, useResumeMyMailMutation } from '../api/notifications.generated.js';
import { ownEmails as texts } from '../texts.js';

/** Only while the address gets no emails. */
export function SuppressionNotice() {
  const { data } = useMyMailDeliveryQuery();
  const [resume, { isLoading }] = useResumeMyMailMutation();
  const suppression = data?.delivery.suppression;
  if (!suppression) return null;
  const { title, text } = texts[suppression];
  const send = async () => {
    const { error } = await resume();
    toast(error ? texts.notResumed : texts.resumed, error ? 'error' : 'success');
  };
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <Button small look="secondary" busy={isLoading} onClick={() => void send()}>
          {texts.resume}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
