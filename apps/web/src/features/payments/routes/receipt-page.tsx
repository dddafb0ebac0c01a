import { receiptNumber } from '@stallbook/contracts/receipt-number';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Card, Facts, Row, Stack } from '../../../components/ui/layout.js';
import { EmptyState } from '../../../components/ui/notice.js';
import { InstantText, MoneyText } from '../../../components/ui/text.js';
import { formatDate } from '../../../lib/format/dates.js';
import type { PaymentQuery } from '../api/payments.generated.js';
import { DisputeStates } from '../components/dispute-states.js';
import { PaymentPage } from '../components/payment-page.js';
import { RefundStates } from '../components/refund-states.js';
import { paymentColumns, receipt as texts } from '../texts/payments.js';

type Payment = PaymentQuery['payment'];

const isLost = ({ status }: Payment['disputes'][number]) => status === 'lost';

const factsOf = (payment: Payment, event: string) => {
  const { refundedCents } = payment;
  const returnedCents = payment.disputes.filter(isLost).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const backCents = refundedCents + returnedCents;
  return [
    [texts.number, receiptNumber(payment.id)],
    [texts.paidBy, payment.vendorName],
    [texts.paidTo, payment.organizer?.businessName ?? paymentColumns.someOrganizer],
    [texts.purpose, texts.booth(event)],
    [texts.date, payment.eventDate && formatDate(payment.eventDate)],
    [texts.paidAt, payment.paidAt && <InstantText key="paid" iso={payment.paidAt} />],
    [texts.boothFee, <MoneyText key="booth" cents={payment.boothFeeCents} />],
    [texts.applicationFee, <MoneyText key="application" cents={payment.applicationFeeCents} />],
    [texts.total, <MoneyText key="total" cents={payment.amountCents} />],
    [texts.refunded, refundedCents > 0 && <MoneyText key="refunded" cents={refundedCents} />],
    [texts.returned, returnedCents > 0 && <MoneyText key="returned" cents={returnedCents} />],
    [texts.net, backCents > 0 && <MoneyText key="net" cents={payment.amountCents - backCents} />],
  ].filter(([, value]) => value) as [string, string][];
};

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
