import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './payments.js';

export const paymentStatus: Translation<typeof english.paymentStatus> = {
  pending: 'Sin pagar',
  processing: 'En proceso',
  completed: 'Pagado',
  failed: 'Fallido',
  refunded: 'Reembolsado',
};

export const free: Translation<typeof english.free> = {
  status: 'Nada que pagar',
  title: 'Tu puesto está confirmado',
  text: 'Este puesto no cuesta nada. No hay nada que pagar ni recibo.',
};

export const paymentColumns: Translation<typeof english.paymentColumns> = {
  event: 'Evento',
  someEvent: 'Evento',
  vendor: 'Vendedor',
  someVendor: 'Vendedor',
  status: 'Estado',
  boothFee: 'Tarifa del puesto',
  applicationFee: 'Tarifa de solicitud',
  amount: 'Monto',
  platformFee: 'Comisión de la plataforma',
  refunded: 'Reembolsado',
  paidTo: 'Pagado a',
  deletedEvent: 'Evento eliminado',
  payout: 'Transferencia a tu cuenta',
  someOrganizer: 'Organizador',
  date: 'Fecha',
  paidAt: 'Pagado',
  acceptedAt: 'Aceptado',
  action: 'Acción',
};

export const paying: Translation<typeof english.paying> = {
  pay: (amount) => `Pagar ${amount}`,
  alreadyPaid: 'Este puesto ya está pagado',
  organizerNotReady:
    'El organizador todavía no puede recibir pagos. Tu puesto sigue siendo tuyo: inténtalo de nuevo en unos días o escribe al organizador.',
  notStarted: 'No pudimos iniciar el pago',
  notSetUp: 'Los pagos con tarjeta todavía no están configurados. No se te cobró nada.',
};

export const paymentReturn: Translation<typeof english.paymentReturn> = {
  unknown: 'Todavía no pudimos confirmar el pago. Si pagaste, aparecerá aquí en un momento.',
  completed: {
    title: (amount, event) => `Pagaste ${amount} por ${event}`,
    text: 'Gracias. Tu puesto está asegurado y ya avisamos al organizador.',
    loadIn: 'Montaje y preparativos',
    calendar: 'Agregar al calendario',
  },
  failed: {
    title: 'El pago no se completó',
    text: 'No se te cobró nada. Puedes intentarlo de nuevo con otra tarjeta.',
  },
  processing:
    'Estamos procesando tu pago. No hace falta que te quedes aquí: te escribiremos cuando se complete o falle.',
  open: 'El pago no está terminado. No se te cobró nada y puedes continuar cuando quieras.',
};

export const paymentsDue: Translation<typeof english.paymentsDue> = {
  title: 'Esperan tu pago',
  failed: 'El pago falló',
  unpaid: 'Sin pagar',
  fees: (booth, application) => `Tarifa del puesto ${booth}, tarifa de solicitud ${application}`,
  notReady: {
    title: 'Esperan al organizador',
    text: 'Estos organizadores todavía no pueden recibir pagos. Tu puesto sigue siendo tuyo hasta que puedan.',
  },
};

export const vendorPayments: Translation<typeof english.vendorPayments> = {
  title: 'Pagos',
  lead: 'Lo que has pagado por tus puestos y lo que falta por pagar.',
  notLoaded: 'No pudimos cargar tus pagos.',
  dueNotLoaded: 'No pudimos cargar lo que falta por pagar.',
  due: 'Total por pagar',
  booths: (count) => `por ${plural(count, { one: 'puesto', other: 'puestos' })}`,
  moreDue: (count) =>
    plural(count, {
      one: 'puesto más está sin pagar. Puedes pagarlo en tus solicitudes.',
      other: 'puestos más están sin pagar. Puedes pagarlos en tus solicitudes.',
    }),
  history: 'Historial',
  nonePaid: 'Aquí aparecerá lo que pagues, con su recibo.',
  none: {
    title: 'Todavía no hay pagos',
    text: 'Aquí aparece un pago en cuanto un organizador te acepta.',
    action: 'Mis solicitudes',
  },
};

export const receipt: Translation<typeof english.receipt> = {
  link: 'Recibo',
  title: 'Recibo',
  of: (event) => `Recibo de ${event}`,
  print: 'Imprimir',
  back: 'Todos los pagos',
  number: 'Número de recibo',
  paidBy: 'Pagado por',
  paidTo: 'Pagado a',
  purpose: 'Concepto',
  booth: (event) => `Puesto en ${event}`,
  date: 'Fecha del evento',
  paidAt: 'Fecha de pago',
  boothFee: 'Tarifa del puesto',
  applicationFee: 'Tarifa de solicitud',
  total: 'Total pagado',
  refunded: 'Reembolsado',
  returned: 'Devuelto por tu banco',
  net: 'Total neto pagado',
  seller: 'Stallbook gestiona los pagos en nombre del organizador. La comisión de la plataforma es parte del precio.',
  notLoaded: 'No pudimos cargar el recibo.',
  notPaid: { title: 'Todavía sin pagar', text: 'El recibo aparece aquí cuando se completa el pago.' },
};

export const unknownPayment: Translation<typeof english.unknownPayment> = {
  title: 'No encontramos el pago',
  text: 'Puede que sea de otra cuenta.',
};

export const paymentTracking: Translation<typeof english.paymentTracking> = {
  title: 'Seguimiento de pagos',
  expected: 'Previsto',
  all: 'Ver todos los pagos',
  writeToUnpaid: 'Escribir a los vendedores que no han pagado',
  lead: 'Cada puesto aceptado, con los pagos, las comisiones de la plataforma y la transferencia a tu cuenta.',
  totals: {
    gross: 'Pagado por vendedores',
    fee: 'Comisión de la plataforma',
    payout: 'Transferencia a tu cuenta',
    outstanding: 'Por cobrar',
    refunded: 'Reembolsado',
  },
  caption: 'Pagos',
  status: 'Estado del pago',
  anyStatus: 'Todos',
  filteredBy: (event, status) => `Evento: ${event || 'todos'} · Estado del pago: ${status || 'todos'}`,
  notLoaded: 'No pudimos cargar los pagos.',
  none: {
    title: 'Todavía no hay pagos',
    text: 'Los pagos aparecen aquí después de que aceptes vendedores.',
    action: 'Revisar solicitudes',
  },
  noneLikeThat: {
    title: 'No encontramos pagos',
    text: 'Prueba con otro evento u otro estado.',
  },
};

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  title: 'Cuenta de pagos',
  states: {
    none: {
      word: 'Sin conectar',
      text: 'Los vendedores podrán pagarte cuando conectes una cuenta de pagos. Toma unos cinco minutos.',
    },
    onboarding: {
      word: 'Configuración sin terminar',
      text: 'Completa unos pasos más para que los vendedores puedan pagarte.',
    },
    pending: {
      word: 'En revisión',
      text: 'Los vendedores podrán pagarte cuando Stripe haya revisado tus datos. Si te pide algo más, agrégalo allí.',
    },
    active: {
      word: 'Conectada',
      text: 'Los vendedores pueden pagarte, y las transferencias a tu cuenta están activas.',
    },
    not_found: { word: 'Sin acceso', text: 'No se puede acceder a la cuenta de Stripe, o no existe.' },
  },
  actions: {
    none: 'Conectar cuenta de pagos',
    onboarding: 'Seguir configurando',
    pending: 'Revisar tus datos',
    active: 'Datos bancarios y transferencias en Stripe',
    not_found: 'Conectar otra cuenta',
  },
  noStatus: 'No se puede consultar el estado de la cuenta de Stripe',
  statusFailed: 'Error del servicio de Stripe',
  notCreated: 'No pudimos crear la cuenta de pagos',
  noLink: 'No pudimos crear el enlace a la cuenta',
};
