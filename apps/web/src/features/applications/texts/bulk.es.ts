import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './bulk.js';

const applications = (count: number) => plural(count, { one: 'solicitud', other: 'solicitudes' });
const accepted = (count: number) => plural(count, { one: 'solicitud aceptada', other: 'solicitudes aceptadas' });
const rejected = (count: number) => plural(count, { one: 'solicitud rechazada', other: 'solicitudes rechazadas' });

export const selection: Translation<typeof english.selection> = {
  select: 'Seleccionar',
  selectOf: (vendor) => `Seleccionar a ${vendor}`,
  selectPage: 'Seleccionar esta página',
  label: 'Solicitudes seleccionadas',
  count: (count, hidden) => {
    const selected = plural(count, { one: 'seleccionada', other: 'seleccionadas' });
    return hidden > 0 ? `${selected}, ${hidden} fuera de esta lista` : selected;
  },
  all: (count) => `Elegir todas (${count})`,
  first: (count) => `Elegir las primeras ${count}`,
  clear: 'Deseleccionar',
  accept: (count) => `Aceptar ${count}`,
  reject: (count) => `Rechazar ${count}`,
  allDecided: 'Ya decididas',
  compare: 'Comparar',
  compareUpTo: (most) => `Selecciona hasta ${most} para comparar`,
  notSelected: 'No pudimos seleccionar las solicitudes. Inténtalo de nuevo.',
};

export const bulk: Translation<typeof english.bulk> = {
  title: { accept: 'Aceptar solicitudes', reject: 'Rechazar solicitudes' },
  sum: {
    accept: (count) => `${count === 1 ? 'Se aceptará' : 'Se aceptarán'} ${applications(count)}.`,
    reject: (count) => `${count === 1 ? 'Se rechazará' : 'Se rechazarán'} ${applications(count)}.`,
  },
  ofEvent: (title, count, left) =>
    left === null
      ? `${title}: ${count}`
      : `${title}: aceptar ${count} más. Puestos libres: ${left} ahora, ${left - count} después.`,
  refused: (count) => `No se puede decidir sobre ${applications(count)}`,
  note: { accept: 'Mensaje (opcional)', reject: 'Motivo (opcional)' },
  noteHint: 'Lo verán todos los vendedores de esta selección.',
  later: 'Avisaremos a los vendedores dentro de un minuto. Hasta entonces puedes deshacerlo todo.',
  send: {
    accept: (count) => `Aceptar ${count}`,
    reject: (count) => `Rechazar ${count}`,
  },
  cancel: 'Cancelar',
  close: 'Cerrar',
  notPreviewed: 'No pudimos revisar estas solicitudes.',
  failed: 'No pudimos guardar la decisión. Inténtalo de nuevo.',
};

export const bulkStatus: Translation<typeof english.bulkStatus> = {
  label: 'Progreso de la decisión',
  deciding: (done, total) => `Decidiendo ${done} de ${total}`,
  held: { accept: accepted, reject: rejected },
  heldOne: {
    accept: (vendor) => `Aceptaste a ${vendor}`,
    reject: (vendor) => `Rechazaste a ${vendor}`,
  },
  heldText: (seconds, total) =>
    `Avisaremos ${total === 1 ? 'al vendedor' : 'a los vendedores'} en ${plural(seconds, { one: 'segundo', other: 'segundos' })}.`,
  announcing: 'Avisando a los vendedores',
  announced: {
    accept: (count) => `${accepted(count)}; ya avisamos a los vendedores`,
    reject: (count) => `${rejected(count)}; ya avisamos a los vendedores`,
  },
  undoing: 'Deshaciendo',
  undone: 'Listo, se deshizo. Todas vuelven a estar pendientes.',
  undoneOne: (vendor) => `Listo, se deshizo. La solicitud de ${vendor} vuelve a estar pendiente.`,
  undo: 'Deshacer',
  undoOf: (decision) => `Deshacer: ${decision}`,
  heldMany: (count) => `Puedes deshacer ${count} decisiones`,
  final: (vendor) => `La decisión sobre ${vendor} ya no se puede deshacer.`,
  close: 'Cerrar',
  notUndone: 'No pudimos deshacerlo.',
};
