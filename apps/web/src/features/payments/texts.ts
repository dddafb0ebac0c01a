import type { ConnectedAccountStatus, PaymentStatus } from './api/payments.generated.js';

/** Every word around the payment of booths. */

export const paymentStatus = {
  pending: 'Not paid',
  processing: 'Processing',
  completed: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
} as const satisfies Record<PaymentStatus, string>;

/** The table's headers, and what stands for a name that is not there. */
export const paymentColumns = {
  event: 'Event',
  someEvent: 'Event',
  vendor: 'Vendor',
  someVendor: 'Vendor',
  status: 'Status',
  boothFee: 'Booth fee',
  applicationFee: 'Application fee',
  amount: 'Amount',
  platformFee: 'Platform fee',
  payout: 'Payout',
  payoutOfOrganizer: 'To the organizer',
  date: 'Date',
  paidAt: 'Paid',
  action: 'Action',
} as const;

export const paying = {
  pay: (amount: string) => `Pay ${amount}`,
  alreadyPaid: 'This booth is already paid',
  notStarted: 'Failed to create payment intent',
  notSetUp: 'Card payments are not set up on this installation yet. Nothing was charged.',
} as const;

/** What a vendor reads who comes back from the page of the payment provider. */
export const paymentReturn = {
  unknown: 'We could not read the payment yet. If you paid, it shows here in a moment.',
  completed: { title: 'Paid', text: 'Thank you. Your booth is secured, and the organizer knows.' },
  failed: {
    title: 'The payment did not go through',
    text: 'Nothing was charged. You can try again with another card.',
  },
  processing: 'Your payment is being processed.',
} as const;

export const vendorPayments = {
  title: 'Payments',
  lead: 'What you paid for your booths, and what is open.',
  notLoaded: 'Your payments could not be loaded.',
  none: {
    title: 'No payments yet',
    text: 'A payment appears here as soon as an organizer accepts you.',
    action: 'My applications',
  },
} as const;

export const paymentTracking = {
  title: 'Payment tracking',
  lead: 'Every accepted booth: what was paid, the platform fee, and what reaches you.',
  totals: {
    gross: 'Paid by vendors',
    fee: 'Platform fee',
    payout: 'Your payout',
    outstanding: 'Outstanding',
  },
  caption: 'Payments',
  status: 'Payment status',
  anyStatus: 'All',
  filteredBy: (event: string, status: string) => `Event: ${event || 'all'} · Payment status: ${status || 'all'}`,
  notLoaded: 'The payments could not be loaded.',
  none: {
    title: 'No payments yet',
    text: 'Accept a vendor, and their payment is tracked here.',
    action: 'Review applications',
  },
  noneLikeThat: {
    title: 'No such payments',
    text: 'No payment of yours is like that. Choose another event or status.',
  },
} as const;

/** The account that an organizer's payouts go to. */
export const connectedAccount = {
  title: 'Payment account',
  states: {
    none: {
      word: 'Not connected',
      text: 'Vendors can pay you once a payment account is connected. It takes about five minutes.',
    },
    onboarding: { word: 'Setup not finished', text: 'A few answers are missing before vendors can pay you.' },
    pending: { word: 'Being checked', text: 'Everything is handed in. We look again every few seconds.' },
    active: { word: 'Connected', text: 'Vendors can pay you, and payouts are on.' },
    not_found: { word: 'Not accessible', text: 'Stripe account not accessible or does not exist.' },
  } satisfies Record<ConnectedAccountStatus, { word: string; text: string }>,
  connect: 'Connect payment account',
  goOn: 'Continue setup',
  noStatus: 'Stripe account status function not available',
  statusFailed: 'Stripe service error',
  notCreated: 'Failed to create Connect account',
  noLink: 'Failed to create account link',
} as const;
