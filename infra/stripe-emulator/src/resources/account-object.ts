import type Stripe from 'stripe';
import { embedded } from '../api/lists.js';
import type { World } from '../world.js';

export interface AccountFacts {
  type: Stripe.Account.Type;
  country: string;
  email: string | null;
  businessType: Stripe.Account.BusinessType | null;
  currency: string;
  metadata: Record<string, string>;
  profile: Partial<Stripe.Account.BusinessProfile>;
}

const DUE_BEFORE_ONBOARDING = ['business_profile.url', 'external_account', 'tos_acceptance.date', 'tos_acceptance.ip'];

const requirements = (due: string[], disabledReason: string | null): Stripe.Account.Requirements => ({
  alternatives: [],
  current_deadline: null,
  currently_due: due,
  disabled_reason: disabledReason as Stripe.Account.Requirements.DisabledReason | null,
  errors: [],
  eventually_due: due,
  past_due: due,
  pending_verification: [],
});

export const businessProfile = (): Stripe.Account.BusinessProfile => ({
  mcc: null,
  minority_owned_business_designation: null,
  name: null,
  product_description: null,
  specified_commercial_transactions_act_url: null,
  support_address: null,
  support_email: null,
  support_phone: null,
  support_url: null,
  url: null,
});

const settings = (): Stripe.Account.Settings => ({
  branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
  card_payments: {
    decline_on: { avs_failure: false, cvc_failure: false },
    statement_descriptor_prefix: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  dashboard: { display_name: null, timezone: 'Etc/UTC' },
  payments: {
    statement_descriptor: null,
    statement_descriptor_kana: null,
    statement_descriptor_kanji: null,
    statement_descriptor_prefix_kana: null,
    statement_descriptor_prefix_kanji: null,
  },
  payouts: {
    debit_negative_balances: true,
    schedule: { delay_days: 2, interval: 'daily' },
    statement_descriptor: null,
  },
});

export const accountObject = (world: World, facts: AccountFacts): Stripe.Account => {
  const id = world.id('acct');
  return {
    id,
    object: 'account',
    business_profile: { ...businessProfile(), ...facts.profile },
    business_type: facts.businessType,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    charges_enabled: false,
    controller: {
      fees: { payer: facts.type === 'express' ? 'application_express' : 'application' },
      is_controller: true,
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: facts.type === 'standard' ? 'full' : 'express' },
      type: 'application',
    },
    country: facts.country,
    created: world.now(),
    default_currency: facts.currency,
    details_submitted: false,
    email: facts.email,
    external_accounts: embedded(`/v1/accounts/${id}/external_accounts`, []),
    future_requirements: requirements([], null),
    metadata: facts.metadata,
    payouts_enabled: false,
    requirements: requirements(DUE_BEFORE_ONBOARDING, 'requirements.past_due'),
    settings: settings(),
    tos_acceptance: { date: null, ip: null, user_agent: null },
    type: facts.type,
  };
};

const statusOf = (account: Stripe.Account): Record<string, unknown> => ({
  charges_enabled: account.charges_enabled,
  payouts_enabled: account.payouts_enabled,
  details_submitted: account.details_submitted,
  capabilities: { ...account.capabilities },
  requirements: structuredClone(account.requirements),
});

/** Onboarding is complete: the account may take payments and pay out. */
export const completeOnboarding = (world: World, account: Stripe.Account, businessName?: string): void => {
  const previous = statusOf(account);
  account.details_submitted = true;
  account.charges_enabled = true;
  account.payouts_enabled = true;
  account.capabilities = { card_payments: 'active', transfers: 'active' };
  account.requirements = requirements([], null);
  account.tos_acceptance = { date: world.now(), ip: null, user_agent: null };
  if (businessName)
    account.business_profile = { ...businessProfile(), ...account.business_profile, name: businessName };
  world.emit('account.updated', account, { account: account.id, previous });
};

/** Stripe requires more information: payments and payouts stop until then. */
export const restrict = (world: World, account: Stripe.Account): void => {
  const previous = statusOf(account);
  account.charges_enabled = false;
  account.payouts_enabled = false;
  account.capabilities = { card_payments: 'inactive', transfers: 'inactive' };
  account.requirements = requirements(['individual.verification.document'], 'requirements.past_due');
  world.emit('account.updated', account, { account: account.id, previous });
};

/** The owner revoked the platform's access. */
export const revoke = (world: World, account: Stripe.Account): void => {
  const row = world.store.row('accounts', account.id);
  if (row) row.deleted = true;
  const application = { id: 'ca_stallbook', object: 'application', name: 'Stallbook' };
  world.emit('account.application.deauthorized', application, { account: account.id });
};
