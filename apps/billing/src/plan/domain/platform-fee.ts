import { share, type Cents } from '@stallbook/kernel';

/** Applies only if the organizer's tier is unknown. */
const RATE_OF_UNKNOWN_TIER = 0.03;

export interface Split {
  amountCents: Cents;
  /** Withheld for the platform. */
  platformFeeCents: Cents;
  /** What the organizer receives. */
  payoutCents: Cents;
}

/** Both fees are paid together; the vendor pays nothing on top. */
export function split(fees: { boothFeeCents: Cents; applicationFeeCents: Cents }, rate: number | null): Split {
  const amountCents = fees.boothFeeCents + fees.applicationFeeCents;
  const platformFeeCents = share(amountCents, rate ?? RATE_OF_UNKNOWN_TIER);
  return { amountCents, platformFeeCents, payoutCents: amountCents - platformFeeCents };
}
