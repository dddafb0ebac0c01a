import { type Endpoint, need, post } from '../api/endpoint.js';
import { refuseReversed, reverseTransfer } from '../money/give-back.js';

export const transferEndpoints: Endpoint[] = [
  post('/v1/transfers/:id/reversals', (call) => {
    const transfer = need(call, 'transfers', 'transfer');
    const amount = call.params.integer('amount') ?? transfer.amount - transfer.amount_reversed;
    call.params.finish();
    refuseReversed(transfer);
    return reverseTransfer(call.world, transfer, amount, null);
  }),
];
