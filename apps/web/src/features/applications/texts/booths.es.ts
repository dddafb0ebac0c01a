import { plural } from '../../../lib/format/text.js';
import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './booths.js';

export const booth: Translation<typeof english.booth> = {
  assign: 'Asignar puesto',
  change: 'Cambiar puesto',
  titleOf: (vendor) => `Puesto de ${vendor}`,
  label: 'Puesto',
  example: 'Fila B, puesto 12',
  taken: (booths) => `Ocupados: ${booths.join(' · ')}`,
  hint: 'Avisaremos al vendedor. Déjalo en blanco para quitarle el puesto.',
  heldBy: (vendor) => `${vendor ?? 'Otro vendedor'} ya tiene este puesto.`,
  save: 'Guardar puesto',
  saveAndNext: 'Guardar y seguir',
  saved: (vendor, booth) => (booth ? `${vendor}: puesto ${booth} guardado` : `Quitaste el puesto de ${vendor}`),
  failed: 'No pudimos guardar el puesto. Inténtalo de nuevo.',
  left: (left) =>
    left === 0 ? 'No quedan puestos' : plural(left, { one: 'puesto disponible', other: 'puestos disponibles' }),
  accepted: (count) => plural(count, { one: 'vendedor aceptado', other: 'vendedores aceptados' }),
};

export const roster: Translation<typeof english.roster> = {
  title: 'Lista de vendedores',
  of: (event) => `Lista de vendedores de ${event}`,
  open: 'Lista de vendedores',
  lead: 'Todos los que aceptaste, para imprimir o guardar para el día del mercado.',
  needs: 'Necesita',
  place: 'Ciudad',
  email: 'Correo',
  phone: 'Teléfono',
  notShared: 'No lo comparte',
  loadIn: (day, time) => (time ? `Montaje: ${day}, ${time}` : `Montaje: ${day}`),
  sharedBooth: (booth) => `${booth} (asignado dos veces)`,
  notLoaded: 'No pudimos cargar la lista de vendedores.',
  choose: 'Elige un evento',
  chooseText: 'La lista muestra los vendedores de un evento.',
  none: 'Todavía no hay vendedores aceptados',
  noneText: 'Los vendedores aparecen aquí cuando los aceptas.',
  toDesk: 'Ir a las solicitudes',
};
