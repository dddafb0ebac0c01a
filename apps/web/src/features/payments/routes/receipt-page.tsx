import { receiptNumber } from '@stallbook/contracts/receipt-number';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { Sums } from '../../../components/ui/sums.js';
import { InstantText } from '../../../components/ui/text.js';
import { formatDate } from '../../../lib/format/dates.js';
import type { PaymentQuery } from '../api/payments.generated.js';
import { DisputeStates } from '../components/dispute-states.js';
import { PaymentPage } from '../components/payment-page.js';
import { RefundStates } from '../components/refund-states.js';
import { paymentColumns, receipt as texts } from '../texts/payments.js';

type Payment = PaymentQuery['payment'];

const isLost = ({ status }: Payment['disputes'][number]) => status === 'lost';

const factsOf = (payment: Payment, event: string) =>
  [
    [texts.number, receiptNumber(payment.id)],
    [texts.paidBy, payment.vendorName],
    [texts.paidTo, payment.organizer?.businessName ?? paymentColumns.someOrganizer],
    [texts.purpose, texts.booth(event)],
    [texts.date, payment.eventDate && formatDate(payment.eventDate)],
    [texts.paidAt, payment.paidAt && <InstantText key="paid" iso={payment.paidAt} />],
  ] as const;

function sumsOf(payment: Payment) {
  const { amountCents, refundedCents } = payment;
  const returnedCents = payment.disputes.filter(isLost).reduce((sum, dispute) => sum + dispute.amountCents, 0);
  const backCents = refundedCents + returnedCents;
  return [
    { term: texts.boothFee, cents: payment.boothFeeCents },
    { term: texts.applicationFee, cents: payment.applicationFeeCents },
    { term: texts.total, cents: amountCents, isTotal: true },
    ...(refundedCents > 0 ? [{ term: texts.refunded, cents: refundedCents }] : []),
    ...(returnedCents > 0 ? [{ term: texts.returned, cents: returnedCents }] : []),
    ...(backCents > 0 ? [{ term: texts.net, cents: amountCents - backCents, isTotal: true }] : []),
  ];
}

function Receipt({ payment }: { payment: Payment }) {
  const event = payment.eventTitle ?? paymentColumns.someEvent;
  if (!payment.paidAt) {
    return (
      <EmptyState title={texts.notPaid.title} action={<LinkButton to="/vendor/payments">{texts.back}</LinkButton>}>
        {texts.notPaid.text}
      </EmptyState>
    );
  }
  return (
    <Card title={texts.of(event)}>
      <Stack>
        <Facts entries={factsOf(payment, event)} />
        <Sums lines={sumsOf(payment)} />
        <RefundStates refunds={payment.refunds.filter(({ status }) => status !== 'succeeded')} />
        <DisputeStates disputes={payment.disputes.filter((dispute) => !isLost(dispute))} />
        <p>{texts.seller}</p>
        <Row>
          <Button icon="print" onClick={() => window.print()}>
            {texts.print}
          </Button>
          <LinkButton look="secondary" to="/vendor/payments">
            {texts.back}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}

/** The vendor's receipt of one payment, to keep or to print. */
export function Component() {
  return <PaymentPage texts={texts}>{(payment) => <Receipt payment={payment} />}</PaymentPage>;
}
