import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './withdraw-booth.js';

export const withdrawBooth: Translation<typeof english.withdrawBooth> = {
  open: 'Retirarme',
  openOf: (event) => `Retirarme de ${event}`,
  someEvent: 'este evento',
  title: (event) => `¿Retirarte de ${event}?`,
  final:
    'Renuncias a tu puesto, y el organizador puede ofrecérselo a otro vendedor. No podrás volver a enviar una solicitud a este evento.',
  refund: (refund, paid) => `Te devolvemos ${refund} de los ${paid} que pagaste.`,
  noRefund: (paid) => `No se te devuelve nada de los ${paid} que pagaste.`,
  returned: (paid, returned) =>
    `Pagaste ${paid}, de los que ${returned} ya se te reembolsaron o se te van a reembolsar.`,
  refundOfRest: (refund) => `Te devolvemos otros ${refund}.`,
  noRefundOfRest: 'No se te devuelve nada del resto.',
  unpaid: 'No has pagado, así que no debes nada.',
  refunded: 'Tu pago fue reembolsado, así que no debes nada.',
  processing: 'Tu banco todavía no confirmó el pago. Estas condiciones se aplican en cuanto lo haga.',
  onTime: 'El dinero vuelve al método de pago que usaste. Puede tardar hasta 10 días en llegar.',
  agreed: 'Las condiciones cuando enviaste tu solicitud:',
  until: (what, date, isOver) => (isOver ? `${what}: hasta el ${date} (ya pasó)` : `${what}: hasta el ${date}`),
  full: 'Reembolso completo',
  part: (percent) => `Reembolso del ${percent}%`,
  none: 'Cuando enviaste tu solicitud no se acordó nada sobre reembolsos. Pregúntale al organizador antes de retirarte.',
  noRefunds: 'Sin reembolsos',
  action: 'Retirarme definitivamente',
  keep: 'Conservar mi puesto',
  done: 'Te retiraste. Ya avisamos al organizador.',
  doneAndRefunded: (refund) => `Te retiraste. Te devolvemos ${refund} a tu método de pago.`,
  failed: 'No pudimos retirarte del evento. Inténtalo de nuevo.',
  notLoaded: 'No pudimos cargar el reembolso. Inténtalo de nuevo.',
};
