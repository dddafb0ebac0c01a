import { share, type Cents } from '@stallbook/kernel';

/** Applies only where the organizer's tier cannot be determined. */
const RATE_OF_UNKNOWN_TIER = 0.03;

export interface Split {
  amountCents: Cents;
  /** Withheld for the platform. */
  platformFeeCents: Cents;
  /** For the organizer. */
  payoutCents: Cents;
}

/** Both fees are paid at once; the vendor pays nothing on top. */
export function split(fees: { boothFeeCents: Cents; applicationFeeCents: Cents }, rate: number | null): Split {
  const amountCents = fees.boothFeeCents + fees.applicationFeeCents;
  const platformFeeCents = share(amountCents, rate ?? RATE_OF_UNKNOWN_TIER);
  return { amountCents, platformFeeCents, payoutCents: amountCents - platformFeeCents };
}
