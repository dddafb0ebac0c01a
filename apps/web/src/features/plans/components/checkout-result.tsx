import { Button } from '../../../components/ui/button.js';
import { Notice } from '../../../components/ui/notice.js';
import { checkoutReturn } from '../texts/subscription.js';
import { useCheckoutReturn } from '../use-checkout-return.js';

export function CheckoutResult() {
  const { result, again } = useCheckoutReturn();
  switch (result.state) {
    case 'none':
      return null;
    case 'checking':
      return <Notice title={checkoutReturn.checking} />;
    case 'active':
      return (
        <Notice tone="success" title={checkoutReturn.doneTitle(result.planName)}>
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
