import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './payouts.js';

export const payouts: Translation<typeof english.payouts> = {
  title: 'Transferencias a tu banco',
  sent: 'Enviada',
  arrives: 'Llega',
  amount: 'Monto',
  status: 'Estado',
  states: {
    pending: 'Programada',
    in_transit: 'En camino',
    paid: 'Pagada',
    failed: 'Devuelta por el banco',
    canceled: 'Cancelada',
  },
  returned: 'El dinero volvió a tu saldo de Stripe. Revisa tus datos bancarios en Stripe.',
  notLoaded: 'No pudimos cargar tus transferencias.',
  none: {
    title: 'Aún no hay transferencias',
    text: 'Stripe envía a tu banco lo que pagaron los vendedores, normalmente en pocos días.',
  },
};

export const payoutsNotReady: Translation<typeof english.payoutsNotReady> = {
  title: 'Los vendedores aún no pueden pagar el puesto',
  text: 'Tu cuenta de pagos no está lista. Puedes publicar ahora y recibir solicitudes, pero los vendedores solo podrán pagar cuando la configures.',
  setUp: 'Configurar la cuenta de pagos',
};
