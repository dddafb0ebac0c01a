import { template } from './letter.js';

export const paymentReceived = template(
  ['event_title', 'event_dates', 'vendor_name', 'amount', 'platform_fee', 'payout_amount', 'payments_url'],
  ({ event_title, event_dates, vendor_name, amount, platform_fee, payout_amount, payments_url }) => ({
    subject: `${vendor_name} paid ${amount} for ${event_title}`,
    preview: `Your payout is ${payout_amount}.`,
    heading: 'A payment came in',
    paragraphs: [`${vendor_name} paid the booth at ${event_title}.`],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
      ['Paid', amount],
      ['Platform fee', platform_fee],
      ['Your payout', payout_amount],
    ],
    button: { label: 'See payments', url: payments_url },
  }),
);

export const paymentConfirmation = template(
  ['event_title', 'event_dates', 'amount', 'payments_url'],
  ({ event_title, event_dates, amount, payments_url }) => ({
    subject: `Your booth at ${event_title} is paid`,
    preview: `We received ${amount}.`,
    heading: 'Your payment is complete',
    paragraphs: [`Thank you. Your booth at ${event_title} is yours.`],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
      ['Paid', amount],
    ],
    button: { label: 'See payments', url: payments_url },
  }),
);

export const paymentRefunded = template(
  ['event_title', 'event_dates', 'refunded', 'payments_url'],
  ({ event_title, event_dates, refunded, payments_url }) => ({
    subject: `${refunded} was refunded for ${event_title}`,
    preview: 'It goes back the way you paid.',
    heading: 'Your money is on its way back',
    paragraphs: [
      `${refunded} of your payment for ${event_title} was refunded. It goes back the way you paid; banks can take up to 10 days to show it.`,
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
      ['Refunded', refunded],
    ],
    button: { label: 'See payments', url: payments_url },
  }),
);

export const payoutReduced = template(
  ['event_title', 'event_dates', 'vendor_name', 'refunded', 'taken_from_payout', 'payments_url'],
  ({ event_title, event_dates, vendor_name, refunded, taken_from_payout, payments_url }) => ({
    subject: `${taken_from_payout} of your payout for ${event_title} was refunded`,
    preview: `${vendor_name} gets ${refunded} back.`,
    heading: 'A refund was taken from your payout',
    paragraphs: [`${vendor_name} gets money back for the booth at ${event_title}.`],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
      ['Refunded', refunded],
      ['Taken from your payout', taken_from_payout],
    ],
    button: { label: 'See payments', url: payments_url },
  }),
);
