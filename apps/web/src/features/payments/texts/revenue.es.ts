import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './revenue.js';

export const revenue: Translation<typeof english.revenue> = {
  title: 'Ingresos',
  lead: 'Lo que pagaron los vendedores, lo que se devolvió y lo que te queda.',
  window: 'Período',
  windows: { '30d': '30 días', '90d': '90 días', '365': '365 días' },
  notLoaded: 'No pudimos cargar tus ingresos.',
  sums: {
    gross: 'Pagado por vendedores',
    refunded: 'Reembolsado',
    fee: 'Comisión de la plataforma',
    payout: 'Transferencia a tu cuenta',
    outstanding: 'Por cobrar',
  },
  byMonth: 'Ingresos por mes',
  byMonthSummary: (gross, payout, window) =>
    `Los vendedores pagaron ${gross} en los últimos ${window}. La transferencia a tu cuenta es de ${payout}.`,
  byEvent: 'Ingresos por evento',
  month: 'Mes',
  event: 'Evento',
  date: 'Fecha del evento',
  someEvent: 'Evento',
  none: {
    title: 'No hay pagos en este período',
    text: 'Elige un período más largo o revisa qué puestos faltan por pagar.',
    textOfLongest:
      'Los pagos aparecen aquí cuando los vendedores pagan sus puestos. Revisa qué puestos faltan por pagar.',
    action: 'Seguimiento de pagos',
  },
};
