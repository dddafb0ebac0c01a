import type Stripe from 'stripe';
import { type Call, type Endpoint, get, post, remove } from '../api/endpoint.js';
import { accountInaccessible, invalid } from '../api/errors.js';
import type { Params } from '../api/params.js';
import { accountObject, completeOnboarding } from './account-object.js';

const BUSINESS_TYPES = ['company', 'government_entity', 'individual', 'non_profit'] as const;
const TYPES = ['express', 'standard', 'custom'] as const;
const IGNORED = [
  'capabilities',
  'controller',
  'settings',
  'tos_acceptance',
  'company',
  'individual',
  'external_account',
];

/** What the platform may answer for the owner of a Custom account. */
const ONBOARDING = ['tos_acceptance', 'individual', 'external_account'];

/** A revoked account answers like one that never existed. */
export const needAccount = (call: Call, id = call.id): Stripe.Account => {
  const account = call.world.store.find('accounts', id);
  if (!account) throw accountInaccessible(call.key, id);
  return account;
};

const readProfile = (params: Params): Partial<Stripe.Account.BusinessProfile> => {
  const profile = params.object('business_profile');
  if (!profile) return {};
  profile.accept('mcc', 'support_address', 'annual_revenue', 'estimated_worker_count');
  const fields = ['name', 'url', 'product_description', 'support_email', 'support_phone', 'support_url'] as const;
  return Object.fromEntries(
    fields.filter((field) => profile.has(field)).map((field) => [field, profile.string(field) || null]),
  );
};

const create = (call: Call): Stripe.Account => {
  const { params, world } = call;
  const type = params.oneOf('type', TYPES) ?? (params.has('controller') ? 'none' : 'standard');
  const facts = {
    type: type as Stripe.Account.Type,
    country: params.string('country') || 'US',
    email: params.string('email') || null,
    businessType: params.oneOf('business_type', BUSINESS_TYPES) ?? null,
    currency: params.string('default_currency') || 'usd',
    metadata: params.metadata(),
    profile: readProfile(params),
  };
  const isComplete = facts.type === 'custom' && ONBOARDING.every((part) => params.has(part));
  params.accept(...IGNORED).finish();
  const account = world.store.insert('accounts', accountObject(world, facts));
  if (isComplete) completeOnboarding(world, account);
  return account;
};

const createLoginLink = (call: Call): Stripe.LoginLink => {
  call.params.finish();
  const account = needAccount(call);
  if (account.type !== 'express' || !account.details_submitted)
    throw invalid('Cannot create a login link for an account that has not completed onboarding.');
  return { object: 'login_link', created: call.world.now(), url: call.world.url(`/_express/${account.id}`) };
};

export const accountEndpoints: Endpoint[] = [
  post('/v1/accounts', create),
  get('/v1/accounts/:id', (call) => {
    call.params.finish();
    return needAccount(call);
  }),
  post('/v1/accounts/:id/login_links', createLoginLink),
  remove('/v1/accounts/:id', (call) => {
    call.params.finish();
    const account = needAccount(call);
    const row = call.world.store.row('accounts', account.id);
    if (row) row.deleted = true;
    return { id: account.id, object: 'account', deleted: true };
  }),
];
