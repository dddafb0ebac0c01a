import { type Endpoint, get, need, post } from '../api/endpoint.js';
import { invalid } from '../api/errors.js';
import { listOf } from '../api/lists.js';
import { voidInvoice } from './invoice-object.js';

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
  post('/v1/invoices/:id/void', (call) => {
    call.params.finish();
    const invoice = need(call, 'invoices', 'invoice');
    if (invoice.status !== 'open') throw invalid('You can only pass in open or uncollectible invoices.');
    voidInvoice(call.world, invoice, call.account);
    return invoice;
  }),
];
