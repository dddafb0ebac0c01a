import { plural } from '../../../lib/format/text.js';
import type { ConnectedAccountStatus, PaymentStatus } from '../api/payments.generated.js';

export const paymentStatus = {
  pending: 'Not paid',
  processing: 'Processing',
  completed: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
} as const satisfies Record<PaymentStatus, string>;

/** The status of a payment of $0. */
export const free = {
  status: 'Nothing due',
  title: 'Your booth is confirmed',
  text: 'This booth costs nothing. There is nothing to pay, and no receipt.',
} as const;

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
  refunded: 'Refunded',
  paidTo: 'Paid to',
  deletedEvent: 'Deleted event',
  payout: 'Payout',
  someOrganizer: 'Organizer',
  date: 'Date',
  paidAt: 'Paid',
  acceptedAt: 'Accepted',
  action: 'Action',
} as const;

export const paying = {
  pay: (amount: string) => `Pay ${amount}`,
  alreadyPaid: 'This booth is already paid',
  organizerNotReady:
    'The organizer can’t receive payments yet. Your booth stays yours: try again in a few days, or message the organizer.',
  notStarted: 'Failed to create payment intent',
  notSetUp: 'Card payments aren’t set up yet. You weren’t charged.',
} as const;

export const paymentReturn = {
  unknown: 'We couldn’t confirm the payment yet. If you paid, it will appear here in a moment.',
  completed: {
    title: (amount: string, event: string) => `You paid ${amount} for ${event}`,
    text: 'Thank you. Your booth is secured, and we’ve notified the organizer.',
    loadIn: 'Load-in and setup',
    calendar: 'Add to calendar',
  },
  failed: {
    title: 'The payment didn’t go through',
    text: 'You weren’t charged. You can try again with another card.',
  },
  processing:
    'Your payment is being processed. You don’t need to stay here: we’ll email you when it completes or fails.',
  open: 'The payment isn’t finished. You weren’t charged, and you can continue any time.',
} as const;

export const paymentsDue = {
  title: 'Waiting for your payment',
  failed: 'Payment failed',
  unpaid: 'Not paid',
  fees: (booth: string, application: string) => `Booth fee ${booth}, application fee ${application}`,
  notReady: {
    title: 'Waiting for the organizer',
    text: 'These organizers can’t receive payments yet. Your booth stays yours until they can.',
  },
} as const;

export const vendorPayments = {
  title: 'Payments',
  lead: 'What you’ve paid for your booths, and what is due.',
  notLoaded: 'Your payments could not be loaded.',
  dueNotLoaded: 'What is due could not be loaded.',
  due: 'Due in total',
  booths: (count: number) => `for ${plural(count, { one: 'booth', other: 'booths' })}`,
  moreDue: (count: number) =>
    plural(count, {
      one: 'more booth is not paid. You can pay for it in your applications.',
      other: 'more booths are not paid. You can pay for them in your applications.',
    }),
  history: 'History',
  nonePaid: 'What you pay will appear here, with its receipt.',
  none: {
    title: 'No payments yet',
    text: 'A payment appears here as soon as an organizer accepts you.',
    action: 'My applications',
  },
} as const;

export const receipt = {
  link: 'Receipt',
  title: 'Receipt',
  of: (event: string) => `Receipt for ${event}`,
  print: 'Print',
  back: 'All payments',
  number: 'Receipt number',
  paidBy: 'Paid by',
  paidTo: 'Paid to',
  purpose: 'For',
  booth: (event: string) => `Booth at ${event}`,
  date: 'Event date',
  paidAt: 'Paid on',
  boothFee: 'Booth fee',
  applicationFee: 'Application fee',
  total: 'Total paid',
  refunded: 'Refunded',
  returned: 'Returned by your bank',
  net: 'Net amount paid',
  seller: 'Payments are handled by Stallbook on behalf of the organizer. The platform fee is part of the price.',
  notLoaded: 'The receipt could not be loaded.',
  notPaid: { title: 'Not paid yet', text: 'The receipt appears here once the payment is complete.' },
} as const;

export const unknownPayment = {
  title: 'Payment not found',
  text: 'It may belong to another account.',
} as const;

export const paymentTracking = {
  title: 'Payment tracking',
  expected: 'Expected',
  all: 'Show all payments',
  writeToUnpaid: 'Write to vendors who have not paid',
  lead: 'Every accepted booth, with payments, platform fees, and your payout.',
  totals: {
    gross: 'Paid by vendors',
    fee: 'Platform fee',
    payout: 'Your payout',
    outstanding: 'Outstanding',
    refunded: 'Refunded',
  },
  caption: 'Payments',
  status: 'Payment status',
  anyStatus: 'All',
  filteredBy: (event: string, status: string) => `Event: ${event || 'all'} · Payment status: ${status || 'all'}`,
  notLoaded: 'The payments could not be loaded.',
  none: {
    title: 'No payments yet',
    text: 'Payments appear here after you accept vendors.',
    action: 'Review applications',
  },
  noneLikeThat: {
    title: 'No payments found',
    text: 'Try another event or status.',
  },
} as const;

export const connectedAccount = {
  title: 'Payment account',
  states: {
    none: {
      word: 'Not connected',
      text: 'Vendors can pay you once a payment account is connected. It takes about five minutes.',
    },
    onboarding: { word: 'Setup not finished', text: 'Finish a few more steps so vendors can pay you.' },
    pending: {
      word: 'In review',
      text: 'Vendors can’t pay you until Stripe has checked your details. If it needs more from you, add it there.',
    },
    active: { word: 'Connected', text: 'Vendors can pay you, and payouts are on.' },
    not_found: { word: 'Not accessible', text: 'Stripe account not accessible or does not exist.' },
  } satisfies Record<ConnectedAccountStatus, { word: string; text: string }>,
  actions: {
    none: 'Connect payment account',
    onboarding: 'Continue setup',
    pending: 'Check your details',
    active: 'Bank details and payouts at Stripe',
    not_found: 'Connect another account',
  } satisfies Record<ConnectedAccountStatus, string>,
  noStatus: 'Stripe account status function not available',
  statusFailed: 'Stripe service error',
  notCreated: 'Failed to create Connect account',
  noLink: 'Failed to create account link',
} as const;
