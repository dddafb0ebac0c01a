import { useState } from 'react';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Confirm } from '../../../components/ui/dialog/dialog.js';
import { Row } from '../../../components/ui/layout.js';
import { toast } from '../../../components/ui/toast.js';
import { messageOf } from '../../../lib/api/message-of.js';
import {
  useBillingDetailsQuery,
  useCancelSubscriptionMutation,
  useReactivateSubscriptionMutation,
  type SubscriptionFactsFragment,
} from '../api/plans.generated.js';
import { subscription as texts } from '../texts/subscription.js';
import { usePortal } from '../use-portal.js';

interface SubscriptionActionsProps {
  found: SubscriptionFactsFragment;
  /** A plan whose bill is open is not changed. */
  isOverdue: boolean;
  /** null: a plan that is not paid ends immediately when it is canceled. */
  endsOn: string | null;
}

export function SubscriptionActions({ found, isOverdue, endsOn }: SubscriptionActionsProps) {
  const [asking, setAsking] = useState(false);
  const portal = usePortal();
  const [cancel] = useCancelSubscriptionMutation();
  const [reactivate, reactivating] = useReactivateSubscriptionMutation();
  const isPaid = found.plan !== 'basic';
  // A checkout that was left makes a customer, whose portal has nothing to manage.
  const { data } = useBillingDetailsQuery(undefined, { skip: isPaid || !found.hasPortal });
  const isManaged = isPaid || Boolean(data && (data.details.card || data.details.invoices.length > 0));
  const confirm = async () => {
    const { data, error } = await cancel();
    if (error) toast(messageOf(error, texts.notCanceled), 'error');
    else toast(data?.subscription.plan === 'basic' ? texts.ended : texts.canceled);
    setAsking(false);
  };
  const keep = async () => {
    const { error } = await reactivate();
    if (error) toast(messageOf(error, texts.notReactivated), 'error');
    else toast(texts.reactivated);
  };
  return (
    <Row>
      {isPaid && found.endsAtPeriodEnd && (
        <Button busy={reactivating.isLoading} onClick={() => void keep()}>
          {texts.reactivate}
        </Button>
      )}
      {!isOverdue && (
        <LinkButton to="/pricing" look={isPaid ? 'secondary' : 'primary'}>
          {isPaid ? texts.change : texts.upgrade}
        </LinkButton>
      )}
      {found.hasPortal && isManaged && (
        <Button look="secondary" busy={portal.busy} onClick={portal.open}>
          {texts.manage}
        </Button>
      )}
      {isPaid && (!found.endsAtPeriodEnd || endsOn === null) && (
        <Button look="dangerQuiet" onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      )}
      <Confirm
        title={texts.cancelTitle(found.planName)}
        action={texts.cancelAction}
        refusal={texts.reactivate}
        danger
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>{endsOn === null ? texts.cancelNowText : texts.cancelText(endsOn)}</p>
      </Confirm>
    </Row>
  );
}
