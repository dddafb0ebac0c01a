import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './billing-page.js';

export const billing: Translation<typeof english.billing> = {
  title: 'Facturación',
  lead: 'Tu plan, tu método de pago y tus facturas.',
  leadOfOrganizer: 'Tu plan, tus facturas y la cuenta que recibe tus transferencias.',
};
