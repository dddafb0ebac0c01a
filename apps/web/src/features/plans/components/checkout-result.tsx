import { Button, LinkButton } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { useViewer } from '../../../lib/session/use-session.js';
import { useMySubscriptionQuery } from '../api/plans.generated.js';
import { checkoutReturn } from '../texts/subscription.js';
import { useCheckoutReturn } from '../use-checkout-return.js';

export function CheckoutResult() {
  const { result, again } = useCheckoutReturn();
  const isVendor = useViewer()?.role === 'vendor';
  const { data } = useMySubscriptionQuery();
  switch (result.state) {
    case 'none':
      return null;
    case 'checking':
      return <Notice title={checkoutReturn.checking} />;
    case 'active':
      if (data?.subscription.endsAtPeriodEnd) return null;
      return (
        <Notice
          tone="success"
          title={checkoutReturn.doneTitle(result.planName)}
          actions={
            <LinkButton small to={isVendor ? '/vendor/recommendations' : '/organizer-pro'}>
              {isVendor ? checkoutReturn.toFitting : checkoutReturn.toTools}
            </LinkButton>
          }
        >
          {checkoutReturn.done}
        </Notice>
      );
    case 'open':
      return (
        <Notice
          tone="warning"
          title={checkoutReturn.openTitle}
          actions={
            <Button small look="secondary" onClick={() => void again()}>
              {checkoutReturn.again}
            </Button>
          }
        >
          {checkoutReturn.open}
        </Notice>
      );
  }
}
