import { template } from './letter.js';
import * as spanish from './dispute-email.es.js';

export interface Dispute {
  vendor_name: string;
  amount: string;
  event_title: string;
}

export interface DisputeWords {
  heading: string;
  text: (dispute: Dispute) => string;
}

const words: Record<string, DisputeWords> = {
  open: {
    heading: 'Payment disputed',
    text: ({ vendor_name, amount, event_title }) =>
      `${vendor_name} disputes ${amount} for ${event_title} at their bank. Your payout does not change.`,
  },
  won: {
    heading: 'Dispute won',
    text: ({ vendor_name, amount, event_title }) =>
      `The bank of ${vendor_name} closed the dispute over ${amount} for ${event_title} in your favor.`,
  },
  lost: {
    heading: 'Dispute lost',
    text: ({ vendor_name, amount, event_title }) =>
      `The bank gave ${amount} for ${event_title} back to ${vendor_name}.`,
  },
};
const unknown: DisputeWords = {
  heading: 'Payment disputed',
  text: ({ event_title }) => `A payment for ${event_title} is disputed.`,
};

/** The name is filled in when it is sent, so it is gone with the person. */
export const paymentDisputed = template(
  ['event_title', 'event_dates', 'vendor_name', 'amount', 'outcome', 'payments_url'],
  {
    en: ({ event_title, event_dates, vendor_name, amount, outcome, payments_url }) => {
      const { heading, text } = words[outcome] ?? unknown;
      const state = text({ vendor_name, amount, event_title });
      return {
        subject: `${heading}: ${amount} for ${event_title}`,
        preview: state,
        heading,
        paragraphs: [state, 'Keep your messages and documents about this booth. They help if there are questions.'],
        facts: [
          ['Event', event_title],
          ['When', event_dates],
          ['Vendor', vendor_name],
          ['Disputed', amount],
        ],
        button: { label: 'View payment', url: payments_url },
      };
    },
    es: spanish.paymentDisputed,
  },
);
