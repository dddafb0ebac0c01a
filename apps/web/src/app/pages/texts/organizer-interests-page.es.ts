import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './organizer-interests-page.js';

export const organizerInterests: Translation<typeof english.organizerInterests> = {
  title: 'Vendedores interesados',
  lead: 'Vendedores a quienes les gustaría vender en tus eventos.',
  list: 'Mostrar',
  lists: { interests: 'Intereses', invitations: 'Invitaciones' },
};
