import type { DisputeStatus } from '../api/payments.generated.js';

export const disputeStates = {
  open: (amount: string) => `${amount} disputed at the bank`,
  won: (amount: string) => `Dispute over ${amount} won`,
  lost: (amount: string) => `Dispute lost: the bank gave ${amount} back`,
} as const satisfies Record<DisputeStatus, (amount: string) => string>;

export const disputeHeld = (amount: string) => `${amount} is held until the bank decides.`;
