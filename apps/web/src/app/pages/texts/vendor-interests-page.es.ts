import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './vendor-interests-page.js';

export const vendorInterests: Translation<typeof english.vendorInterests> = {
  title: 'Intereses e invitaciones',
  lead: 'Los mercados donde te gustaría vender y los organizadores que invitaste.',
  list: 'Mostrar',
  lists: { interests: 'Mis intereses', invitations: 'Invitaciones enviadas' },
};
