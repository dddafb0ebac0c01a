import { plural } from '../../../lib/format/text.js';
import type { SubscriptionStatus } from '../api/plans.generated.js';

export const subscriptionStatus: Record<SubscriptionStatus, string> = {
  active: 'Active',
  past_due: 'Payment overdue',
  incomplete: 'Payment not finished',
  unpaid: 'Unpaid',
  paused: 'Paused',
};

export const subscription = {
  title: 'Plan',
  status: 'Status',
  price: 'Price',
  free: 'Free',
  perMonth: (price: string) => `${price} a month`,
  formerPrice: (price: string) => `${price} a month, the price you signed up at`,
  platformFee: 'Platform fee',
  feeOfOrganizer: (rate: string) => `${rate} of each booth payment`,
  noFeeOfOrganizer: 'None',
  noFee: 'None for vendors',
  savedItems: 'Saved items',
  saved: (count: string) => `Up to ${count}`,
  savedAny: 'Unlimited',
  boost: 'Shown first in search',
  suggestions: 'Personalized suggestions',
  included: 'Included',
  notIncluded: 'Not included',
  renews: 'Renews on',
  ends: 'Ends on',
  trial: 'Free until',
  continues: 'Continues until',
  notLoaded: 'Your plan could not be loaded.',
  upgrade: 'Upgrade',
  change: 'Change plan',
  manage: 'Payment method and invoices',
  updateCard: 'Update payment method',
  cancel: 'Cancel plan',
  reactivate: 'Keep plan',
  noPortal: 'Something went wrong. Please try again.',
  notCanceled: 'Failed to cancel subscription',
  notReactivated: 'Failed to reactivate subscription',
  cancelTitle: (plan: string) => `Cancel ${plan}?`,
  cancelText: (date: string) =>
    `You keep everything in your plan until ${date}. Then you are on the free plan, and you pay nothing more. You can change your mind until then.`,
  cancelNowText: 'Your plan ends now, and any open bill is canceled. You pay nothing more.',
  cancelAction: 'Cancel plan',
  canceled: 'Your plan is canceled. It stays active until the end of the paid period.',
  ended: 'Your plan has ended. You are on the free plan now.',
  reactivated: 'Your plan continues.',
  grace: (date: string) =>
    `We could not collect the payment for your plan. Please update your payment method by ${date} to keep it.`,
  overdue: 'Your plan is on hold because its payment failed. Update your payment method to get it back.',
  graceTitle: 'Payment failed',
} as const;

export const checkoutReturn = {
  checking: 'Confirming your plan',
  doneTitle: (plan: string) => `Welcome to ${plan}`,
  done: 'Your plan is active. Everything it includes is ready for you.',
  toFitting: 'See events that fit you',
  toTools: 'See your tools',
  openTitle: 'Your plan is not active yet',
  open: 'The payment has not arrived. It can take a minute. Nothing is charged twice.',
  again: 'Check again',
} as const;

export const billingDetails = {
  title: 'Payment method and invoices',
  empty: 'Once you choose a paid plan, your payment method and invoices appear here.',
  compare: 'Compare the plans',
  card: 'Card',
  cardText: (brand: string, last4: string, expiry: string) => `${brand} ending in ${last4}, valid until ${expiry}`,
  noCard: 'No card on file',
  invoices: 'Invoices',
  date: 'Date',
  what: 'For',
  amount: 'Amount',
  status: 'Status',
  invoice: 'Invoice',
  open: 'View',
  openOf: (number: string) => `View invoice ${number}`,
  notLoaded: 'Your invoices could not be loaded.',
  credit: 'Credited to your next payments',
  states: { paid: 'Paid', open: 'Open', draft: 'Draft', void: 'Void', uncollectible: 'Not paid' } as Record<
    string,
    string
  >,
} as const;

export const planAction = {
  yours: 'Your plan',
  choose: 'Choose this plan',
  change: 'Switch to this plan',
  manage: 'Manage your plan',
  toFree: (plan: string) => `Switch to ${plan}`,
  otherRole: {
    vendor_pro: 'Its tools are for vendors and don’t work with an organizer account.',
    organizer_pro: 'Its tools are for organizers and don’t work with a vendor account.',
  },
  toPayment: 'Continue to payment',
  readyTitle: (plan: string) => `You chose ${plan}`,
  ready: (price: string) => `${price} a month. Cancel anytime; you keep the plan until the end of the paid month.`,
  readyTrial: (days: number, price: string) =>
    `Free for ${plural(days, { one: 'day', other: 'days' })}, then ${price} a month. Cancel anytime.`,
  changeTitle: (plan: string) => `Switch to ${plan}?`,
  changeCosts: (price: string) =>
    `The change takes effect immediately. You pay the difference for the rest of the paid month now, and ${price} a month from then on.`,
  changeSaves: (price: string) =>
    `The change takes effect immediately. The difference for the rest of the paid month goes toward your next payments, and from then on you pay ${price} a month.`,
  changeInTrial: (price: string) =>
    `The change takes effect immediately. Your free trial continues, and after it you pay ${price} a month.`,
  changeEndsTrial: (price: string) =>
    `The change takes effect immediately. Your free trial ends, and you pay ${price} a month from today.`,
  changeAction: 'Switch plan',
  changed: (plan: string) => `You are on ${plan} now.`,
  canceledTitle: 'Checkout canceled',
  canceled: 'Nothing was charged, and your plan stays as it is.',
  notChanged: 'Your plan could not be changed. Please try again.',
  noCheckout: 'Checkout session failed: 500 - Something went wrong. Please try again.',
} as const;
