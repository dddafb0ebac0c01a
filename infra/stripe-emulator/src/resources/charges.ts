import { type Endpoint, get } from '../api/endpoint.js';
import { listOf } from '../api/lists.js';

export const chargeEndpoints: Endpoint[] = [
  get('/v1/charges', (call) => {
    const intent = call.params.string('payment_intent');
    const customer = call.params.string('customer');
    const group = call.params.string('transfer_group');
    const rows = call.world.store
      .all('charges', call.account)
      .filter(
        (charge) =>
          (!intent || charge.payment_intent === intent) &&
          (!customer || charge.customer === customer) &&
          (!group || charge.transfer_group === group),
      );
    return listOf(call, rows);
  }),
];
