import { Button } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { baseApi } from '../../../lib/api/base-api.js';
import { messageOf } from '../../../lib/api/message-of.js';
import { isApiError } from '../../../lib/api/types.js';
import { useLeaving } from '../../../lib/hooks/use-leaving.js';
import { useAppDispatch } from '../../../lib/state/hooks.js';
import { formatCents } from '../../../lib/format/money.js';
import { useCreatePaymentIntentMutation } from '../api/payments.generated.js';
import { paying } from '../texts/payments.js';

/** The provider adds `payment_intent` and `redirect_status`. */
const returnUrl = () => `${window.location.origin}/vendor/payments`;

interface PayButtonProps {
  applicationId: string;
  amountCents: number;
  isOrganizerReady: boolean;
}

export function PayButton({ applicationId, amountCents, isOrganizerReady }: PayButtonProps) {
  const dispatch = useAppDispatch();
  const [createIntent] = useCreatePaymentIntentMutation();
  const [busy, setBusy] = useLeaving(false);
  const alreadyPaid = () => {
    toast(paying.alreadyPaid);
    dispatch(baseApi.util.invalidateTags(['Payment', 'Application', 'Attachment']));
  };
  const pay = async () => {
    setBusy(true);
    const { data, error } = await createIntent({ applicationId });
    if (isApiError(error) && error.code === 'PAYMENT.ALREADY_COMPLETED') alreadyPaid();
    else if (error) toast(messageOf(error, paying.notStarted), 'error');
    else if (data.intent.status === 'completed') alreadyPaid();
    else if (data.intent.payUrl) {
      const target = new URL(data.intent.payUrl);
      target.searchParams.set('return_url', returnUrl());
      window.location.assign(target);
      return;
    } else if (data.intent.publishableKey) {
      // A new document, since only the payment page may load Stripe's scripts.
      window.location.assign(`/vendor/payments/${data.intent.paymentId}/pay`);
      return;
    } else toast(paying.notSetUp, 'error');
    setBusy(false);
  };
  if (amountCents === 0) return null;
  if (!isOrganizerReady) return <small>{paying.organizerNotReady}</small>;
  return (
    <Button small icon="money" busy={busy} onClick={() => void pay()}>
      {paying.pay(formatCents(amountCents))}
    </Button>
  );
}
