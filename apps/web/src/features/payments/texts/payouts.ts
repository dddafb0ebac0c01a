import type { PayoutStatus } from '../api/payments.generated.js';

export const payouts = {
  title: 'Payouts to your bank',
  sent: 'Sent',
  arrives: 'Arrives',
  amount: 'Amount',
  status: 'Status',
  states: {
    pending: 'Scheduled',
    in_transit: 'On its way',
    paid: 'Paid out',
    failed: 'Returned by the bank',
    canceled: 'Canceled',
  } satisfies Record<PayoutStatus, string>,
  returned: 'The money is back in your Stripe balance. Check your bank details at Stripe.',
  notLoaded: 'Your payouts could not be loaded.',
  none: {
    title: 'No payouts yet',
    text: 'Stripe sends what vendors paid to your bank, usually within a few days.',
  },
} as const;

export const payoutsNotReady = {
  title: 'Vendors can’t pay the booth fee yet',
  text: 'Your payment account is not ready. You can publish now and take applications, but vendors can pay only after you set it up.',
  setUp: 'Set up payment account',
} as const;
