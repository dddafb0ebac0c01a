import { given } from '@stallbook/testing';
import type { PaymentEvent } from '../../payment/domain/payment.events.js';
import { exists, payment, type PaymentDetails } from '../../payment/domain/payment.js';
import { completed, failed, paymentDue, refunded, started } from '../../testing/builders.js';
import { entriesOf } from './entries.js';

function after(...events: PaymentEvent[]): PaymentDetails {
  const { state } = given(payment, events);
  if (!exists(state)) throw new Error('no payment');
  return state;
}

describe('the ledger', () => {
  const open = after(paymentDue(), started());

  it('[BI-044] notes charge, transfer and application fee of a completed payment', () =>
    expect(entriesOf(open, completed()).map(({ _id, amountCents }) => [_id, amountCents])).toEqual([
      ['pi_1:charge', 8500],
      ['pi_1:transfer', 8500],
      ['pi_1:application_fee', 425],
    ]));

  it('notes what each refund gave back, so that the sums are Stripe’s', () => {
    const first = entriesOf(open, refunded(3333, 167));
    const last = entriesOf(after(paymentDue(), started(), completed(), refunded(3333, 167)), refunded(8500, 425));
    expect([...first, ...last].map(({ _id, amountCents }) => [_id, amountCents])).toEqual([
      ['pi_1:refund:3333', 3333],
      ['pi_1:transfer_reversal:3333', 3333],
      ['pi_1:application_fee_refund:167', 167],
      ['pi_1:refund:8500', 5167],
      ['pi_1:transfer_reversal:8500', 5167],
      ['pi_1:application_fee_refund:425', 258],
    ]);
  });

  it('notes nothing where no money moved', () => expect(entriesOf(open, failed())).toEqual([]));
});
