import type { Translation } from '../../lib/format/translation.js';
import type * as english from './changed-field-texts.js';

export const changedFields: Translation<typeof english.changedFields> = {
  eventDate: 'Fecha',
  eventEndDate: 'Último día',
  startTime: 'Apertura',
  endTime: 'Cierre',
  loadInDate: 'Fecha de montaje',
  loadInTime: 'Montaje',
  loadOutTime: 'Desmontaje',
  location: 'Lugar',
  address: 'Dirección',
  city: 'Ciudad',
  state: 'Estado',
  zipCode: 'Código postal',
};
