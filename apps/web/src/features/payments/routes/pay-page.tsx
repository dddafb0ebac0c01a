import { LinkButton } from '../../../components/ui/button.js';
import { intoView } from '../../../components/ui/into-view.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { Notice } from '../../../components/ui/notice.js';
import { Sums } from '../../../components/ui/sums.js';
import { formatDate } from '../../../lib/format/dates.js';
import type { PaymentQuery } from '../api/payments.generated.js';
import { cardForm as texts } from '../texts/card.js';
import { Checkout } from '../components/checkout.js';
import { PaymentOutcome } from '../components/payment-outcome.js';
import { PaymentPage } from '../components/payment-page.js';
import { paying, paymentColumns, paymentReturn } from '../texts/payments.js';
import { usePaymentReturn } from '../use-payment-return.js';

type Payment = PaymentQuery['payment'];

function Summary({ payment }: { payment: Payment }) {
  const { eventTitle, eventDate, organizer, boothFeeCents, applicationFeeCents, amountCents } = payment;
  const entries = [
    [texts.event, eventTitle ?? paymentColumns.someEvent],
    ...(eventDate ? [[paymentColumns.date, formatDate(eventDate)] as const] : []),
    [texts.paidTo, organizer?.businessName ?? paymentColumns.someOrganizer],
  ] as const;
  return (
    <Card title={texts.summary}>
      <Stack>
        <Facts entries={entries} />
        <Sums
          lines={[
            { term: paymentColumns.boothFee, cents: boothFeeCents },
            { term: paymentColumns.applicationFee, cents: applicationFeeCents },
            { term: paymentColumns.amount, cents: amountCents, isTotal: true },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Paying({ payment }: { payment: Payment }) {
  const { outcome, check, forget } = usePaymentReturn();
  const known = outcome.state === 'known' && outcome.payment.status;
  const isPaid = payment.status === 'completed' || payment.status === 'refunded' || known === 'completed';
  const isProcessing = payment.status === 'processing' || known === 'processing';
  const isNew = outcome.state === 'none';
  const canPay = !isPaid && !isProcessing && outcome.state !== 'checking';
  return (
    <Stack gap={20}>
      {!isNew && (
        <div ref={intoView}>
          <PaymentOutcome outcome={outcome} />
        </div>
      )}
      {isPaid && isNew && <Notice tone="success">{texts.alreadyPaid}</Notice>}
      {isProcessing && isNew && <Notice tone="info">{paymentReturn.processing}</Notice>}
      <Summary payment={payment} />
      {canPay && !payment.isOrganizerReady && <Notice tone="info">{paying.organizerNotReady}</Notice>}
      {canPay && payment.isOrganizerReady && (
        <Card title={texts.card}>
          <Checkout payment={payment} onStart={forget} onDone={check} />
        </Card>
      )}
      <Row>
        {isPaid && known !== 'completed' && (
          <LinkButton to={`/vendor/payments/${payment.id}`}>{texts.receipt}</LinkButton>
        )}
        <LinkButton look="secondary" to="/vendor/payments">
          {texts.back}
        </LinkButton>
      </Row>
    </Stack>
  );
}

/** Stripe's card form. Only this address may load Stripe's scripts. */
export function Component() {
  return <PaymentPage texts={texts}>{(payment) => <Paying payment={payment} />}</PaymentPage>;
}
