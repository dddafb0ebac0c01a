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
  denied: 'Denegado',
  viewed: 'Vista',
  declined: 'Rechazada',
  expired: 'Vencida',
};

export const notice: Translation<typeof english.notice> = {
  retry: 'Intentar de nuevo',
  screenTitle: 'No pudimos cargar esta página',
};

export const toasts: Translation<typeof english.toasts> = { region: 'Avisos', close: 'Cerrar aviso' };

export const dialog: Translation<typeof english.dialog> = {
  close: 'Cerrar',
  takes: 'Esto también elimina',
  cancel: 'Cancelar',
};

export const drawer: Translation<typeof english.drawer> = { close: 'Cerrar menú' };

export const fields: Translation<typeof english.fields> = {
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  amountInvalid: 'Ingresa un monto de 0 o más, como 75 o 75.00',
  phoneInvalid: 'Ingresa un número de teléfono con su código de área, como (503) 555-0199',
  stateInvalid: 'Ingresa un estado de EE. UU., como OR u Oregon',
  zipCodeInvalid: 'Ingresa un código postal, como 97201 o 97201-1234',
  webAddressInvalid: 'Ingresa una dirección web, como https://www.example.com',
  tooLong: (most) => `Usa ${most} caracteres como máximo`,
  categoriesInvalid: (most, letters) =>
    `Usa un máximo de ${most} categorías, de ${letters} caracteres cada una como máximo`,
};

export const dateRange: Translation<typeof english.dateRange> = {
  from: 'Desde',
  to: 'Hasta',
  disordered: 'La fecha final no puede ser anterior a la inicial',
  thisWeekend: 'Este fin de semana',
  next30Days: 'Próximos 30 días',
  anyDay: 'Cualquier día',
};

export const fileDrop: Translation<typeof english.fileDrop> = {
  orDrop: (multiple) => (multiple ? 'o suelta los archivos aquí' : 'o suelta el archivo aquí'),
  progress: 'Progreso de la carga',
};

export const stepper: Translation<typeof english.stepper> = {
  label: 'Progreso',
  done: ' (listo)',
};

export const timeline: Translation<typeof english.timeline> = { removed: 'eliminado' };

export const chart: Translation<typeof english.chart> = { showChart: 'Ver gráfica', showTable: 'Ver tabla' };

export const pagination: Translation<typeof english.pagination> = {
  previous: 'Página anterior',
  page: (page) => `Página ${page}`,
  next: 'Página siguiente',
};

export const table: Translation<typeof english.table> = {
  pagesOf: (caption) => `Páginas de ${caption.toLowerCase()}`,
  columns: 'Columnas',
  columnsShown: 'Columnas visibles',
  csv: 'CSV',
  csvFailed: 'No pudimos crear el archivo. Inténtalo de nuevo.',
  print: 'Imprimir',
  sortBy: 'Ordenar por',
  asListed: 'Orden predeterminado',
  ascending: (header) => `${header}, ascendente`,
  descending: (header) => `${header}, descendente`,
};

export const honeypot: Translation<typeof english.honeypot> = 'Deja esto en blanco';

export const filters: Translation<typeof english.filters> = {
  more: (chosen) => (chosen > 0 ? `Filtros (${chosen})` : 'Filtros'),
};

export const copyButton: Translation<typeof english.copyButton> = {
  failed: 'No pudimos copiar el texto. Selecciónalo y cópialo tú.',
};

export const conflictNotice: Translation<typeof english.conflictNotice> = {
  title: 'Alguien más guardó esto después de que lo abriste',
  text: 'Lo que escribiste sigue aquí, pero no está guardado.',
  yours: 'Lo tuyo',
  saved: 'Guardado mientras tanto',
  empty: 'Vacío',
  theirs: 'Usar lo guardado',
  allTheirs: 'Usar lo que guardó',
  mine: 'Guardar los míos encima',
};
