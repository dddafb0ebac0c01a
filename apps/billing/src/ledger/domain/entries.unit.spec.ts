import { isPresent } from '@stallbook/kernel';
import { given, OCCURRED_AT } from '@stallbook/testing';
import type { PaymentEvent } from '../../payment/domain/payment.events.js';
import { payment } from '../../payment/domain/payment.decider.js';
import type { PaymentDetails } from '../../payment/domain/payment.state.js';
import { completed, failed, refunded, requested, started } from '../../testing/builders.js';
import { entriesOf } from './entries.js';

function after(...events: PaymentEvent[]): PaymentDetails {
  const { state } = given(payment, events);
  if (!isPresent(state)) throw new Error('no payment');
  return state;
}

const at = OCCURRED_AT.toISOString();

describe('the ledger', () => {
  const open = after(requested(), started());

  it('[BI-044] records charge, transfer, and application fee of a completed payment', () =>
    expect(entriesOf(open, completed(), at).map(({ _id, amountCents }) => [_id, amountCents])).toEqual([
      ['pi_1:charge', 8500],
      ['pi_1:transfer', 8500],
      ['pi_1:application_fee', 425],
    ]));

  it('records the amount of each refund, so the sums match Stripe’s', () => {
    const first = entriesOf(open, refunded(3333, 167), at);
    const last = entriesOf(after(requested(), started(), completed(), refunded(3333, 167)), refunded(8500, 425), at);
    expect([...first, ...last].map(({ _id, amountCents }) => [_id, amountCents])).toEqual([
      ['pi_1:refund:3333', 3333],
      ['pi_1:transfer_reversal:3333', 3333],
      ['pi_1:application_fee_refund:167', 167],
      ['pi_1:refund:8500', 5167],
      ['pi_1:transfer_reversal:8500', 5167],
      ['pi_1:application_fee_refund:425', 258],
    ]);
  });

  it('records nothing if no money moved', () => expect(entriesOf(open, failed(), at)).toEqual([]));
});
