import type { DisputeStatus } from '../api/payments.generated.js';

/** For the organizer. */
export const disputeStates = {
  open: (amount: string) => `${amount} disputed at the bank`,
  won: (amount: string) => `Dispute over ${amount} won`,
  lost: (amount: string) => `Dispute lost: the bank gave ${amount} back`,
} as const satisfies Record<DisputeStatus, (amount: string) => string>;

export const disputeHeld = (amount: string) =>
  `Your payout does not change, but ${amount} can’t be refunded until the bank decides.`;

/** For the vendor, whose bank it is. */
export const claimStates = {
  open: (amount: string) => `Your bank is looking into your claim over ${amount}`,
  won: (amount: string) => `Your bank closed your claim over ${amount} without a refund`,
  lost: (amount: string) => `Your bank returned ${amount} to you`,
} as const satisfies Record<DisputeStatus, (amount: string) => string>;
