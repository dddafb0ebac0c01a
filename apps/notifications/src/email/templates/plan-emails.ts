import { template } from './letter.js';
import * as spanish from './plan-emails.es.js';

export const planPaymentFailed = template(['amount', 'last_day', 'billing_url'], {
  en: ({ amount, last_day, billing_url }) => ({
    subject: 'We could not collect the payment for your plan',
    preview: `Update your payment method by ${last_day} to keep your plan.`,
    heading: 'Your plan payment failed',
    paragraphs: [
      `We tried to collect ${amount} for your plan, but the payment did not go through.`,
      `Nothing changes for you until ${last_day}. If your payment method is not updated by then, you go back to the free plan.`,
    ],
    facts: [
      ['Amount', amount],
      ['Keep your plan until', last_day],
    ],
    button: { label: 'Update payment method', url: billing_url },
  }),
  es: spanish.planPaymentFailed,
});

export const planChanged = template(['title', 'sentence', 'billing_url'], {
  en: ({ title, sentence, billing_url }) => ({
    subject: title,
    preview: sentence,
    heading: title,
    paragraphs: [sentence, 'You can see what your plan includes on the billing page, and change it at any time.'],
    button: { label: 'Open billing', url: billing_url },
  }),
  es: spanish.planChanged,
});
