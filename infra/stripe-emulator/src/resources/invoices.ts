import { type Endpoint, get, need } from '../api/endpoint.js';
import { listOf } from '../api/lists.js';

export const invoiceEndpoints: Endpoint[] = [
  get('/v1/invoices', (call) => {
    const customer = call.params.string('customer');
    const subscription = call.params.string('subscription');
    const status = call.params.string('status');
    const rows = call.world.store
      .all('invoices', call.account)
      .filter(
        (row) =>
          (!customer || row.customer === customer) &&
          (!subscription || row.parent?.subscription_details?.subscription === subscription) &&
          (!status || row.status === status),
      );
    return listOf(call, rows);
  }),
  get('/v1/invoices/:id', (call) => {
    call.params.finish();
    return need(call, 'invoices', 'invoice');
  }),
];
