import { idFrom } from '@stallbook/kernel';
import { signedIn, type MutationRow } from './row.js';

export const billingMutations: Record<string, MutationRow> = {
  // Each is about the caller's own subscription.
  refreshSubscription: { mayCall: signedIn },
  createCheckoutSession: { mayCall: signedIn, input: () => ({ planType: 'basic' }) },
  createPortalSession: { mayCall: signedIn },
  changePlan: { mayCall: signedIn, input: () => ({ planType: 'basic', priceMonthlyCents: 0 }) },
  cancelSubscription: { mayCall: signedIn },
  reactivateSubscription: { mayCall: signedIn },
  updatePlan: {
    mayCall: ['admin'],
    logs: 'change_plan',
    input: () => ({
      name: 'pro',
      version: 0,
      displayName: 'Pro',
      priceMonthlyCents: 2900,
      platformFeeRate: 0,
      trialDays: 0,
      features: { canBoostListings: true, canViewSuggestions: true, canReadLibrary: true, maxBookmarks: -1 },
    }),
    ownerless: 'plans belong to the installation',
  },
  startReconciliation: {
    mayCall: ['admin'],
    unlogged: 'it changes nothing, and its report says that an admin started it',
    ownerless: 'the ledger belongs to the installation',
  },
  createConnectAccount: { mayCall: ['organizer'], input: () => ({}) },
  createAccountLink: { mayCall: ['organizer'] },
  createPaymentIntent: {
    mayCall: ['vendor'],
    input: ({ accepted }) => ({ applicationId: accepted }),
    notFor: ['vendor'],
  },
  refundPayment: {
    mayCall: ['organizer'],
    input: ({ accepted }) => ({
      paymentId: idFrom('payment', accepted),
      requestId: accepted,
      amountCents: 1,
      reason: 'other',
    }),
    notFor: ['organizer'],
  },
  updatePaymentStatus: {
    mayCall: ['vendor', 'organizer'],
    input: ({ intent }) => ({ paymentIntentId: intent }),
    notFor: ['vendor', 'organizer'],
  },
};
