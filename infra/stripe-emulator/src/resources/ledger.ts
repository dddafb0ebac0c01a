import { type Endpoint, get, need, post } from '../api/endpoint.js';
import { listOf } from '../api/lists.js';
import { refuseReversed, reverseTransfer } from '../money/give-back.js';

export const ledgerEndpoints: Endpoint[] = [
  get('/v1/transfers', (call) => {
    const destination = call.params.string('destination');
    const group = call.params.string('transfer_group');
    const rows = call.world.store
      .all('transfers', call.account)
      .filter((row) => (!destination || row.destination === destination) && (!group || row.transfer_group === group));
    return listOf(call, rows);
  }),
  get('/v1/transfers/:id', (call) => {
    call.params.finish();
    return need(call, 'transfers', 'transfer');
  }),
  get('/v1/transfers/:id/reversals', (call) => {
    const transfer = need(call, 'transfers', 'transfer');
    return listOf(call, transfer.reversals.data);
  }),
  post('/v1/transfers/:id/reversals', (call) => {
    const transfer = need(call, 'transfers', 'transfer');
    const amount = call.params.integer('amount') ?? transfer.amount - transfer.amount_reversed;
    call.params.finish();
    refuseReversed(transfer);
    return reverseTransfer(call.world, transfer, amount, null);
  }),
  get('/v1/application_fees', (call) => {
    const charge = call.params.string('charge');
    const rows = call.world.store.all('applicationFees', call.account);
    return listOf(
      call,
      rows.filter((fee) => !charge || fee.charge === charge || fee.originating_transaction === charge),
    );
  }),
  get('/v1/application_fees/:id', (call) => {
    call.params.finish();
    return need(call, 'applicationFees', 'application_fee');
  }),
  get('/v1/balance_transactions', (call) => {
    const type = call.params.string('type');
    const source = call.params.string('source');
    const rows = call.world.store.all('balanceTransactions', call.account);
    return listOf(
      call,
      rows.filter((row) => (!type || row.type === type) && (!source || row.source === source)),
    );
  }),
  get('/v1/balance_transactions/:id', (call) => {
    call.params.finish();
    return need(call, 'balanceTransactions', 'balance_transaction');
  }),
];
