import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import {
  type BillingDetails,
  ChangePlanInput,
  CreateCheckoutSessionInput,
  type FeatureFlags,
  type RedirectUrl,
  type Subscription,
} from './subscription.dto.js';

// Commands are public so that visitors get `Not authenticated`. Each is about the caller's own subscription.

export const mySubscription = defineQuery<Subscription>()('billing.mySubscription', {
  input: NoInput,
  access: 'signed-in',
});

export const featureFlags = defineQuery<FeatureFlags>()('billing.featureFlags', {
  input: NoInput,
  access: 'signed-in',
});

/** The card and the invoices, read at Stripe. */
export const billingDetails = defineQuery<BillingDetails>()('billing.billingDetails', {
  input: NoInput,
  access: 'signed-in',
});

/** Reads the subscription at Stripe. */
export const refreshSubscription = defineCommand<Subscription>()('billing.refreshSubscription', {
  input: NoInput,
  access: 'public',
});

/** @throws SUBSCRIPTION.INVALID_PLAN, SUBSCRIPTION.EXISTS, SUBSCRIPTION.CHECKOUT_FAILED and others */
export const createCheckoutSession = defineCommand<RedirectUrl>()('billing.createCheckoutSession', {
  input: CreateCheckoutSessionInput,
  access: 'public',
});

export const createPortalSession = defineCommand<RedirectUrl>()('billing.createPortalSession', {
  input: NoInput,
  access: 'public',
});

/** Effective immediately, with Stripe's proration. */
export const changePlan = defineCommand<Subscription>()('billing.changePlan', {
  input: ChangePlanInput,
  access: 'public',
});

/** Takes effect at the end of the paid period. */
export const cancelSubscription = defineCommand<Subscription>()('billing.cancelSubscription', {
  input: NoInput,
  access: 'public',
});

export const reactivateSubscription = defineCommand<Subscription>()('billing.reactivateSubscription', {
  input: NoInput,
  access: 'public',
});
