import type Stripe from 'stripe';
import { type Endpoint, post } from '../api/endpoint.js';
import { parameterMissing } from '../api/errors.js';
import { randomText } from '../world.js';
import { needAccount } from './accounts.js';

/** Stripe's links live for some minutes. */
const VALID_SECONDS = 300;

export const accountLinkEndpoints: Endpoint[] = [
  post('/v1/account_links', (call): Stripe.AccountLink => {
    const { params, world } = call;
    const account = needAccount(call, params.required('account'));
    const returnUrl = params.url('return_url');
    const refreshUrl = params.url('refresh_url');
    if (!returnUrl) throw parameterMissing('return_url');
    if (!refreshUrl) throw parameterMissing('refresh_url');
    if (!params.oneOf('type', ['account_onboarding', 'account_update'])) throw parameterMissing('type');
    params.accept('collect', 'collection_options').finish();
    const token = randomText(32);
    const expiresAt = world.now() + VALID_SECONDS;
    world.store.put('links', token, { token, account: account.id, returnUrl, refreshUrl, expiresAt, used: false });
    return {
      object: 'account_link',
      created: world.now(),
      expires_at: expiresAt,
      url: world.url(`/_onboarding/${token}`),
    };
  }),
];
