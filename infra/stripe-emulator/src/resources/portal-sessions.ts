import type Stripe from 'stripe';
import { type Endpoint, need, post } from '../api/endpoint.js';

export const portalSessionEndpoints: Endpoint[] = [
  post('/v1/billing_portal/sessions', (call): Stripe.BillingPortal.Session => {
    const { params, world } = call;
    const customer = need(call, 'customers', 'customer', params.required('customer'), 'customer');
    const returnUrl = params.url('return_url') ?? null;
    params.accept('configuration', 'locale', 'flow_data').finish();
    const id = world.id('bps');
    return world.store.insert(
      'portalSessions',
      {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_stallbook',
        created: world.now(),
        customer: customer.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: returnUrl,
        url: world.url(`/_portal/${id}`),
      },
      call.account,
    );
  }),
];
