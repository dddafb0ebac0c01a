import { editable, template } from './letter.js';
import * as spanish from './payment-emails.es.js';
import { receiptNumberIn } from './receipt-number.js';

export const paymentReceived = editable(
  ['event_title', 'event_dates', 'vendor_name', 'amount', 'platform_fee', 'payout_amount', 'payments_url'],
  {
    en: {
      subject: '{{vendor_name}} paid {{amount}} for {{event_title}}',
      text: '{{vendor_name}} paid for their booth at {{event_title}}.',
    },
    es: spanish.receivedWording,
  },
  {
    en: ({ event_title, event_dates, amount, platform_fee, payout_amount, payments_url }) => ({
      preview: `Your payout is ${payout_amount}.`,
      heading: 'Payment received',
      facts: [
        ['Event', event_title],
        ['When', event_dates],
        ['Paid', amount],
        ['Platform fee', platform_fee],
        ['Your payout', payout_amount],
      ],
      button: { label: 'View payment', url: payments_url },
    }),
    es: spanish.received,
  },
);

export const paymentConfirmation = editable(
  ['event_title', 'event_dates', 'amount', 'receipt_url'],
  {
    en: {
      subject: 'Payment confirmed for {{event_title}}',
      text: 'Thank you! Your booth at {{event_title}} is confirmed.',
    },
    es: spanish.confirmationWording,
  },
  {
    en: ({ event_title, event_dates, amount, receipt_url }) => ({
      preview: `We received your payment of ${amount}.`,
      heading: 'Payment confirmed',
      facts: [
        ['Event', event_title],
        ['When', event_dates],
        ['Paid', amount],
        ['Receipt number', receiptNumberIn(receipt_url)],
      ],
      button: { label: 'View and print the receipt', url: receipt_url },
    }),
    es: spanish.confirmation,
  },
);

export const paymentFailed = template(['event_title', 'event_dates', 'amount', 'due_date', 'payment_url'], {
  en: ({ event_title, event_dates, amount, due_date, payment_url }) => ({
    subject: `Your payment for ${event_title} failed`,
    preview: 'Your booth is not paid yet.',
    heading: 'Your bank did not make the payment',
    paragraphs: [
      `Your bank did not make the payment of ${amount} for ${event_title}. Your booth is not paid yet. Pay again to secure it.`,
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
      ['Amount', amount],
      ['Due', due_date],
    ],
    button: { label: 'Pay again', url: payment_url },
  }),
  es: spanish.paymentFailed,
});

export const paymentRefunded = template(['event_title', 'event_dates', 'refunded', 'payments_url'], {
  en: ({ event_title, event_dates, refunded, payments_url }) => ({
    subject: `Your refund of ${refunded} for ${event_title}`,
    preview: 'The refund goes to your original payment method.',
    heading: 'Your refund is on its way',
    paragraphs: [
      `We refunded ${refunded} of your payment for ${event_title} to your original payment method. It can take up to 10 days to appear on your statement.`,
    ],
    facts: [
      ['Event', event_title],
      ['When', event_dates],
      ['Refunded', refunded],
    ],
    button: { label: 'View the receipt', url: payments_url },
  }),
  es: spanish.paymentRefunded,
});

export const payoutReduced = template(
  ['event_title', 'event_dates', 'vendor_name', 'refunded', 'taken_from_payout', 'payments_url'],
  {
    en: ({ event_title, event_dates, vendor_name, refunded, taken_from_payout, payments_url }) => ({
      subject: `Refund for ${event_title}: your payout is ${taken_from_payout} lower`,
      preview: `${vendor_name} was refunded ${refunded}.`,
      heading: 'Your payout was reduced',
      paragraphs: [
        `${vendor_name} was refunded ${refunded} for their booth at ${event_title}. ${taken_from_payout} of the refund was taken from your payout.`,
      ],
      facts: [
        ['Event', event_title],
        ['When', event_dates],
        ['Refunded', refunded],
        ['Taken from your payout', taken_from_payout],
      ],
      button: { label: 'View payment', url: payments_url },
    }),
    es: spanish.payoutReduced,
  },
);
