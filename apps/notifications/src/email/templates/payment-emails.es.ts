import type { FrameOf, LetterOf, Wording } from './letter.js';
import { receiptNumberIn } from './receipt-number.js';

type Event = 'event_title' | 'event_dates';

export const receivedWording: Wording = {
  subject: '{{vendor_name}} pagó {{amount}} por {{event_title}}',
  text: '{{vendor_name}} pagó su puesto en {{event_title}}.',
};
export const received: FrameOf<
  Event | 'vendor_name' | 'amount' | 'platform_fee' | 'payout_amount' | 'payments_url'
> = ({ event_title, event_dates, amount, platform_fee, payout_amount, payments_url }) => ({
  preview: `Recibirás ${payout_amount}.`,
  heading: 'Pago recibido',
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
    ['Pagado', amount],
    ['Comisión de la plataforma', platform_fee],
    ['Recibirás', payout_amount],
  ],
  button: { label: 'Ver el pago', url: payments_url },
});

export const confirmationWording: Wording = {
  subject: 'Pago confirmado por {{event_title}}',
  text: '¡Gracias! Tu puesto en {{event_title}} está confirmado.',
};
export const confirmation: FrameOf<Event | 'amount' | 'receipt_url'> = ({
  event_title,
  event_dates,
  amount,
  receipt_url,
}) => ({
  preview: `Recibimos tu pago de ${amount}.`,
  heading: 'Pago confirmado',
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
    ['Pagado', amount],
    ['Número de recibo', receiptNumberIn(receipt_url)],
  ],
  button: { label: 'Ver e imprimir el recibo', url: receipt_url },
});

export const paymentFailed: LetterOf<Event | 'amount' | 'due_date' | 'payment_url'> = ({
  event_title,
  event_dates,
  amount,
  due_date,
  payment_url,
}) => ({
  subject: `Tu pago por ${event_title} falló`,
  preview: 'Tu puesto aún no está pagado.',
  heading: 'Tu banco no hizo el pago',
  paragraphs: [
    `Tu banco no hizo el pago de ${amount} por ${event_title}. Tu puesto aún no está pagado. Vuelve a pagar para asegurarlo.`,
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
    ['Monto', amount],
    ['Vence', due_date],
  ],
  button: { label: 'Volver a pagar', url: payment_url },
});

export const paymentRefunded: LetterOf<Event | 'refunded' | 'payments_url'> = ({
  event_title,
  event_dates,
  refunded,
  payments_url,
}) => ({
  subject: `Tu reembolso de ${refunded} por ${event_title}`,
  preview: 'El reembolso llega a tu forma de pago original.',
  heading: 'Tu reembolso está en camino',
  paragraphs: [
    `Reembolsamos ${refunded} de tu pago por ${event_title} a tu forma de pago original. Puede tardar hasta 10 días en aparecer en tu estado de cuenta.`,
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
    ['Reembolsado', refunded],
  ],
  button: { label: 'Ver el recibo', url: payments_url },
});

export const payoutReduced: LetterOf<Event | 'vendor_name' | 'refunded' | 'taken_from_payout' | 'payments_url'> = ({
  event_title,
  event_dates,
  vendor_name,
  refunded,
  taken_from_payout,
  payments_url,
}) => ({
  subject: `Reembolso por ${event_title}: recibirás ${taken_from_payout} menos`,
  preview: `Se reembolsaron ${refunded} a ${vendor_name}.`,
  heading: 'Tu transferencia se redujo',
  paragraphs: [
    `Se reembolsaron ${refunded} a ${vendor_name} por su puesto en ${event_title}. De ellos, ${taken_from_payout} se descontaron de tu transferencia.`,
  ],
  facts: [
    ['Evento', event_title],
    ['Cuándo', event_dates],
    ['Reembolsado', refunded],
    ['Descontado de tu transferencia', taken_from_payout],
  ],
  button: { label: 'Ver el pago', url: payments_url },
});
