import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './facts.js';

export const amenities: Translation<typeof english.amenities> = {
  tableProvided: 'Mesas incluidas',
  electricityAvailable: 'Electricidad',
  wifiAvailable: 'Hay wifi',
  parkingAvailable: 'Estacionamiento',
  foodVendorsAllowed: 'Se permite vender comida',
  insuranceRequired: 'Se exige seguro',
};

export const settings: Translation<typeof english.settings> = {
  outdoor: 'Al aire libre',
  indoor: 'Bajo techo',
  both: 'Bajo techo y al aire libre',
};
