import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './card.js';

export const cardForm: Translation<typeof english.cardForm> = {
  title: 'Paga tu puesto',
  lead: 'Los datos de tu tarjeta van directo a Stripe. Stallbook nunca los ve.',
  summary: 'Qué pagas',
  event: 'Evento',
  paidTo: 'Pagado a',
  card: 'Datos de pago',
  back: 'Todos los pagos',
  receipt: 'Recibo',
  pay: (amount) => `Pagar ${amount}`,
  alreadyPaid: 'Este puesto ya está pagado.',
  notLoaded: 'No pudimos cargar el pago.',
  notStarted: 'No pudimos iniciar el pago',
  declined: 'El pago no se completó. No se te cobró nada.',
  declinedTitle: 'Revisa tus datos o paga de otra forma',
  blocked: {
    title: 'No pudimos cargar el formulario de tarjeta',
    text: 'Puede que una extensión del navegador o tu red bloquee js.stripe.com. Permítelo y vuelve a cargar esta página. No se te cobró nada.',
    action: 'Volver a cargar la página',
  },
};
