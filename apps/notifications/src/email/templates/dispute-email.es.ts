import type { Dispute, DisputeWords } from './dispute-email.js';
import type { LetterOf } from './letter.js';

const words: Record<string, DisputeWords> = {
  open: {
    heading: 'Pago en disputa',
    text: ({ vendor_name, amount, event_title }) =>
      `${vendor_name} disputa ${amount} por ${event_title} ante su banco. Lo que recibes no cambia.`,
  },
  won: {
    heading: 'Disputa ganada',
    text: ({ vendor_name, amount, event_title }) =>
      `El banco de ${vendor_name} cerró a tu favor la disputa por ${amount} de ${event_title}.`,
  },
  lost: {
    heading: 'Disputa perdida',
    text: ({ vendor_name, amount, event_title }) => `El banco devolvió ${amount} por ${event_title} a ${vendor_name}.`,
  },
};
const unknown: DisputeWords = {
  heading: 'Pago en disputa',
  text: ({ event_title }) => `Hay un pago en disputa por ${event_title}.`,
};

export const paymentDisputed: LetterOf<keyof Dispute | 'event_dates' | 'outcome' | 'payments_url'> = ({
  event_title,
  event_dates,
  vendor_name,
  amount,
  outcome,
  payments_url,
}) => {
  const { heading, text } = words[outcome] ?? unknown;
  const state = text({ vendor_name, amount, event_title });
  return {
    subject: `${heading}: ${amount} por ${event_title}`,
    preview: state,
    heading,
    paragraphs: [state, 'Guarda tus mensajes y documentos sobre este puesto. Ayudan si hay preguntas.'],
    facts: [
      ['Evento', event_title],
      ['Cuándo', event_dates],
      ['Vendedor', vendor_name],
      ['En disputa', amount],
    ],
    button: { label: 'Ver el pago', url: payments_url },
  };
};
