import type { LetterOf } from './letter.js';

export const planPaymentFailed: LetterOf<'amount' | 'last_day' | 'billing_url'> = ({
  amount,
  last_day,
  billing_url,
}) => ({
  subject: 'No pudimos cobrar el pago de tu plan',
  preview: `Actualiza tu forma de pago antes del ${last_day} para conservar tu plan.`,
  heading: 'Falló el pago de tu plan',
  paragraphs: [
    `Intentamos cobrar ${amount} por tu plan, pero el pago no se realizó.`,
    `Nada cambia para ti hasta el ${last_day}. Si para entonces no actualizas tu forma de pago, vuelves al plan gratis.`,
  ],
  facts: [
    ['Monto', amount],
    ['Conservas tu plan hasta', last_day],
  ],
  button: { label: 'Actualizar la forma de pago', url: billing_url },
});

export const planChanged: LetterOf<'title' | 'sentence' | 'billing_url'> = ({ title, sentence, billing_url }) => ({
  subject: title,
  preview: sentence,
  heading: title,
  paragraphs: [sentence, 'En la página de facturación ves lo que incluye tu plan y puedes cambiarlo cuando quieras.'],
  button: { label: 'Abrir la facturación', url: billing_url },
});
