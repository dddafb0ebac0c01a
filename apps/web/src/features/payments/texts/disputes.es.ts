import type { Translation } from '../../../lib/format/translation.js';
import type * as english from './disputes.js';

export const disputeStates: Translation<typeof english.disputeStates> = {
  open: (amount) => `${amount} en disputa con el banco`,
  won: (amount) => `Disputa por ${amount} ganada`,
  lost: (amount) => `Disputa perdida: el banco devolvió ${amount}`,
};

export const disputeHeld: Translation<typeof english.disputeHeld> = (amount) =>
  `Lo que recibes no cambia, pero ${amount} no se pueden reembolsar hasta que el banco decida.`;

export const claimStates: Translation<typeof english.claimStates> = {
  open: (amount) => `Tu banco está revisando tu reclamo por ${amount}`,
  won: (amount) => `Tu banco cerró tu reclamo por ${amount} sin reembolso`,
  lost: (amount) => `Tu banco te devolvió ${amount}`,
};
