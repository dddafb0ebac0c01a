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
