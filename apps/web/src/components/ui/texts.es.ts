import type { Translation } from '../../lib/format/translation.js';
import type * as english from './texts.js';

export const loading: Translation<typeof english.loading> = 'Cargando...';

export const statusLabels: Translation<typeof english.statusLabels> = {
  draft: 'Borrador',
  pending: 'Pendiente',
  accepted: 'Aceptada',
  rejected: 'Rechazada',
  withdrawn: 'Retirada',
  published: 'Publicado',
  taken_down: 'Retirado',
  processing: 'En proceso',
  completed: 'Pagado',
  failed: 'Fallido',
  refunded: 'Reembolsado',
  approved: 'Aprobado',
  denied: 'Rechazado',
  viewed: 'Vista',
  declined: 'Rechazada',
  expired: 'Vencida',
};

export const taskList: Translation<typeof english.taskList> = { buttonOf: (action, task) => `${action}: ${task}` };

export const notice: Translation<typeof english.notice> = {
  retry: 'Intentar de nuevo',
  screenTitle: 'No pudimos cargar esta página',
};

export const toasts: Translation<typeof english.toasts> = { region: 'Avisos', close: 'Cerrar aviso' };

export const pagination: Translation<typeof english.pagination> = {
  previous: 'Página anterior',
  page: (page) => `Página ${page}`,
  next: 'Página siguiente',
};
