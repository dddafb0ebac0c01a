import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './disputes.js';

export const disputeStates: Translation<typeof english.disputeStates> = {
  open: (amount) => `${amount} en disputa con el banco`,
  won: (amount) => `Disputa por ${amount} ganada`,
  lost: (amount) => `Disputa perdida: el banco devolvió ${amount}`,
};

export const disputeHeld: Translation<typeof english.disputeHeld> = (amount) =>
  `${amount} quedan retenidos hasta que el banco decida.`;
