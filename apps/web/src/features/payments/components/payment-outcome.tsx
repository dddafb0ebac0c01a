import { AnchorButton, LinkButton } from '../../../components/ui/button.js';
import { Loading } from '../../../components/ui/loading.js';
import { Notice } from '../../../components/ui/notice.js';
import { calendarOfOwnEvent } from '../../../lib/calendar.js';
import { formatCents } from '../../../lib/format/money.js';
import { paymentColumns, paymentReturn, receipt } from '../texts/payments.js';
import type { CheckedPayment, PaymentReturn } from '../use-payment-return.js';

function Completed({ payment: { id, eventId, eventTitle, isEventDeleted, amountCents } }: { payment: CheckedPayment }) {
  const { title, text, loadIn, calendar } = paymentReturn.completed;
  return (
    <Notice
      tone="success"
      title={title(formatCents(amountCents), eventTitle ?? paymentColumns.someEvent)}
      actions={
        <>
          <LinkButton small to={`/vendor/payments/${id}`}>
            {receipt.link}
          </LinkButton>
          {!isEventDeleted && (
            <>
              <LinkButton small look="secondary" to="/vendor/upcoming-events">
                {loadIn}
              </LinkButton>
              <AnchorButton small look="quiet" icon="calendar" href={calendarOfOwnEvent(eventId)} download>
                {calendar}
              </AnchorButton>
            </>
          )}
        </>
      }
    >
      {text}
    </Notice>
  );
}

/** How a payment ended that the payer just made. */
export function PaymentOutcome({ outcome }: { outcome: PaymentReturn }) {
  if (outcome.state === 'none') return null;
  if (outcome.state === 'checking') return <Loading inline />;
  if (outcome.state === 'unknown') return <Notice tone="warning">{paymentReturn.unknown}</Notice>;
  const { payment } = outcome;
  if (payment.status === 'completed') return <Completed payment={payment} />;
  if (payment.status === 'failed')
    return (
      <Notice tone="error" title={paymentReturn.failed.title}>
        {paymentReturn.failed.text}
      </Notice>
    );
  return <Notice tone="info">{payment.status === 'pending' ? paymentReturn.open : paymentReturn.processing}</Notice>;
}
