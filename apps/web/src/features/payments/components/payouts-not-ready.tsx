import { LinkButton } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { useAccountStatusQuery } from '../api/payments.generated.js';
import { payoutsNotReady as texts } from '../texts/payouts.js';

/** Shows nothing while the state is unknown. */
export function PayoutsNotReady() {
  const { data } = useAccountStatusQuery();
  if (!data || data.account.status === 'active') return null;
  return (
    <Notice
      tone="warning"
      title={texts.title}
      actions={
        <LinkButton small look="secondary" to="/billing#payment-account">
          {texts.setUp}
        </LinkButton>
      }
    >
      {texts.text}
    </Notice>
  );
}
