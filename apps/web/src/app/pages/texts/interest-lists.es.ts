import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './interest-lists.js';

export const vendorInterests: Translation<typeof english.vendorInterests> = {
  title: 'Intereses e invitaciones',
  lead: 'Los eventos donde te gustaría vender y los organizadores que invitaste.',
  list: 'Mostrar',
  lists: { interests: 'Mis intereses', invitations: 'Invitaciones enviadas' },
};

export const organizerInterests: Translation<typeof english.organizerInterests> = {
  title: 'Vendedores interesados',
  lead: 'Vendedores a quienes les gustaría vender en tus eventos.',
  list: 'Mostrar',
  lists: { interests: 'Intereses', invitations: 'Invitaciones' },
};
