import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './subscription.js';

export const subscriptionStatus: Translation<typeof english.subscriptionStatus> = {
  active: 'Activo',
  past_due: 'Pago atrasado',
  incomplete: 'Pago sin terminar',
  unpaid: 'Sin pagar',
  paused: 'En pausa',
};

export const subscription: Translation<typeof english.subscription> = {
  title: 'Plan',
  status: 'Estado',
  price: 'Precio',
  free: 'Gratis',
  perMonth: (price) => `${price} al mes`,
  formerPrice: (price) => `${price} al mes, el precio con el que te suscribiste`,
  platformFee: 'Comisión de la plataforma',
  feeOfOrganizer: (rate) => `${rate} de cada pago de un puesto`,
  noFeeOfOrganizer: 'Ninguna',
  noFee: 'Ninguna para vendedores',
  savedItems: 'Guardados',
  saved: (count) => `Hasta ${count}`,
  savedAny: 'Sin límite',
  boost: 'Aparecer primero en la búsqueda',
  suggestions: 'Sugerencias personalizadas',
  included: 'Incluido',
  notIncluded: 'No incluido',
  renews: 'Se renueva el',
  ends: 'Termina el',
  trial: 'Gratis hasta el',
  continues: 'Continúa hasta el',
  notLoaded: 'No pudimos cargar tu plan.',
  upgrade: 'Mejorar plan',
  change: 'Cambiar de plan',
  manage: 'Método de pago y facturas',
  updateCard: 'Actualizar método de pago',
  cancel: 'Cancelar plan',
  reactivate: 'Conservar plan',
  noPortal: 'Algo salió mal. Inténtalo de nuevo.',
  notCanceled: 'No se pudo cancelar la suscripción',
  notReactivated: 'No se pudo reactivar la suscripción',
  cancelTitle: (plan) => `¿Cancelar ${plan}?`,
  cancelText: (date) =>
    `Conservas todo lo de tu plan hasta el ${date}. Después pasas al plan gratis y no pagas nada más. Hasta entonces puedes cambiar de opinión.`,
  cancelNowText: 'Tu plan termina ahora, y toda factura pendiente queda anulada. No pagas nada más.',
  cancelAction: 'Cancelar plan',
  canceled: 'Tu plan está cancelado. Sigue activo hasta el final del período pagado.',
  ended: 'Tu plan terminó. Ahora tienes el plan gratis.',
  reactivated: 'Tu plan continúa.',
  grace: (date) =>
    `No pudimos cobrar el pago de tu plan. Actualiza tu método de pago a más tardar el ${date} para conservarlo.`,
  overdue: 'Tu plan está suspendido porque el pago falló. Actualiza tu método de pago para recuperarlo.',
  graceTitle: 'El pago falló',
};

export const checkoutReturn: Translation<typeof english.checkoutReturn> = {
  checking: 'Confirmando tu plan',
  doneTitle: (plan) => `Te damos la bienvenida a ${plan}`,
  done: 'Tu plan está activo. Todo lo que incluye ya está listo para ti.',
  toFitting: 'Ver eventos para ti',
  toTools: 'Ver tus herramientas',
  openTitle: 'Tu plan aún no está activo',
  open: 'El pago no ha llegado. Puede tardar un minuto. Nada se cobra dos veces.',
  again: 'Revisar de nuevo',
};

export const billingDetails: Translation<typeof english.billingDetails> = {
  title: 'Método de pago y facturas',
  empty: 'Cuando elijas un plan de pago, tu método de pago y tus facturas aparecerán aquí.',
  compare: 'Comparar los planes',
  card: 'Tarjeta',
  cardText: (brand, last4, expiry) => `${brand} terminada en ${last4}, válida hasta ${expiry}`,
  noCard: 'No hay tarjeta guardada',
  invoices: 'Facturas',
  date: 'Fecha',
  what: 'Concepto',
  amount: 'Monto',
  status: 'Estado',
  invoice: 'Factura',
  open: 'Ver',
  openOf: (number) => `Ver la factura ${number}`,
  notLoaded: 'No pudimos cargar tus facturas.',
  credit: 'Se descuenta de tus próximos pagos',
  states: { paid: 'Pagada', open: 'Abierta', draft: 'Borrador', void: 'Anulada', uncollectible: 'Sin pagar' },
};

export const planAction: Translation<typeof english.planAction> = {
  yours: 'Tu plan',
  choose: 'Elegir este plan',
  change: 'Cambiar a este plan',
  manage: 'Administrar tu plan',
  toFree: (plan) => `Cambiar a ${plan}`,
  otherRole: {
    vendor_pro: 'Sus herramientas son para vendedores. No se abren con una cuenta de organizador.',
    organizer_pro: 'Sus herramientas son para organizadores. No se abren con una cuenta de vendedor.',
  },
  toPayment: 'Continuar al pago',
  readyTitle: (plan) => `Elegiste ${plan}`,
  ready: (price) => `${price} al mes. Cancela cuando quieras; conservas el plan hasta el final del mes pagado.`,
  readyTrial: (days, price) =>
    `Gratis por ${plural(days, { one: 'día', other: 'días' })}, después ${price} al mes. Cancela cuando quieras.`,
  changeTitle: (plan) => `¿Cambiar a ${plan}?`,
  changeCosts: (price) =>
    `El cambio se aplica de inmediato. Ahora pagas la diferencia por el resto del mes pagado, y a partir de ahí ${price} al mes.`,
  changeSaves: (price) =>
    `El cambio se aplica de inmediato. La diferencia por el resto del mes pagado se descuenta de tus próximos pagos, y a partir de ahí pagas ${price} al mes.`,
  changeInTrial: (price) =>
    `El cambio se aplica de inmediato. Tu prueba gratis continúa, y después pagas ${price} al mes.`,
  changeEndsTrial: (price) =>
    `El cambio se aplica de inmediato. Tu prueba gratis termina y desde hoy pagas ${price} al mes.`,
  changeAction: 'Cambiar plan',
  changed: (plan) => `Ahora tienes ${plan}.`,
  canceledTitle: 'Pago cancelado',
  canceled: 'No se cobró nada, y tu plan se queda como está.',
  notChanged: 'No pudimos cambiar tu plan. Inténtalo de nuevo.',
  noCheckout: 'No se pudo abrir el pago: 500 - Algo salió mal. Inténtalo de nuevo.',
};
