import Stripe from 'stripe';

export const clientOf = ({ host, port }: { host: string; port: number }): Stripe =>
  new Stripe('sk_test_emulator', { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });

export const SECRET = 'whsec_of_the_tests';

/** Posts a page's form like a browser; redirects are returned, not followed. */
export const submitForm = (url: string, fields: Record<string, string>): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

export const onboardedAccount = async (stripe: Stripe): Promise<Stripe.Account> => {
  const account = await stripe.accounts.create({ type: 'express', country: 'US', email: 'org@market.example' });
  const link = await stripe.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    return_url: 'http://app.example/return',
    refresh_url: 'http://app.example/refresh',
  });
  await submitForm(link.url, { action: 'finish', business_name: 'Maple Market' });
  return stripe.accounts.retrieve(account.id);
};
