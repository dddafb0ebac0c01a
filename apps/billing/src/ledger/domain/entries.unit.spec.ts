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

const when = (version = 3) => ({ at: OCCURRED_AT.toISOString(), version });

describe('the ledger', () => {
  const open = after(requested(), started());

  it('[BI-044] records charge, transfer, and application fee of a completed payment', () =>
    expect(entriesOf(open, completed(), when()).map(({ _id, amountCents }) => [_id, amountCents])).toEqual([
      ['pi_1:charge', 8500],
      ['pi_1:transfer', 8500],
      ['pi_1:application_fee', 425],
    ]));

  it('records the amount of each refund, so the sums match Stripe’s', () => {
    const first = entriesOf(open, refunded(3333, 167), when(3));
    const last = entriesOf(
      after(requested(), started(), completed(), refunded(3333, 167)),
      refunded(8500, 425),
      when(4),
    );
    expect([...first, ...last].map(({ _id, amountCents }) => [_id, amountCents])).toEqual([
      ['pi_1:refund:3', 3333],
      ['pi_1:transfer_reversal:3', 3333],
      ['pi_1:application_fee_refund:3', 167],
      ['pi_1:refund:4', 5167],
      ['pi_1:transfer_reversal:4', 5167],
      ['pi_1:application_fee_refund:4', 258],
    ]);
  });

  it('records nothing if no money moved', () => expect(entriesOf(open, failed(), when())).toEqual([]));
});
