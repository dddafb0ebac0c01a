import { Extensions, Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

/** The movement of money, named as Stripe names it, in which the ledger differs; or a whole payment that one side lacks. */
export enum DifferenceKind {
  missing_in_ledger = 'missing_in_ledger',
  missing_at_stripe = 'missing_at_stripe',
  charge = 'charge',
  transfer = 'transfer',
  application_fee = 'application_fee',
  processing_fee = 'processing_fee',
  refund = 'refund',
  transfer_reversal = 'transfer_reversal',
  application_fee_refund = 'application_fee_refund',
  dispute = 'dispute',
  dispute_loss = 'dispute_loss',
}

export enum ReconciliationPhase {
  charges = 'charges',
  ledger = 'ledger',
  confirmation = 'confirmation',
  done = 'done',
}

registerEnumType(DifferenceKind, { name: 'DifferenceKind' });
registerEnumType(ReconciliationPhase, { name: 'ReconciliationPhase' });

const MAX_RUNS = 10;
const MAX_DIFFERENCES = 100;
export const MAX_REFUSED_REFUNDS = 100;

@ObjectType()
export class LedgerDifference {
  @Field(() => ID)
  id!: string;

  @Field(() => DifferenceKind)
  kind!: DifferenceKind;

  @Field(() => ID)
  paymentIntentId!: string;

  @Field(() => Int)
  stripeCents!: number;

  @Field(() => Int)
  ledgerCents!: number;
}

@ObjectType()
export class Reconciliation {
  @Field(() => ID)
  id!: string;

  @Field(() => ReconciliationPhase)
  phase!: ReconciliationPhase;

  @Field(() => String)
  startedAt!: string;

  @Field(() => String, { nullable: true })
  finishedAt!: string | null;

  /** Started by an admin. */
  @Field(() => Boolean)
  isManual!: boolean;

  /** Charges at Stripe, and payments in the ledger. */
  @Field(() => Int)
  chargesChecked!: number;

  @Field(() => Int)
  paymentsChecked!: number;

  @Field(() => Int)
  differenceCount!: number;
}

/** Stripe has refused it many times. It is tried again, less and less often. */
@ObjectType()
export class RefusedRefund {
  @Field(() => ID)
  paymentIntentId!: string;

  /** What Stripe answered. */
  @Field(() => String, { nullable: true })
  failureMessage!: string | null;

  @Field(() => String)
  nextTryAt!: string;
}

@ObjectType()
export class ReconciliationReport {
  /** The newest first. */
  @Field(() => [Reconciliation])
  @Extensions({ longest: MAX_RUNS })
  runs!: Reconciliation[];

  /** The differences that the newest finished run found, at most 100. */
  @Field(() => [LedgerDifference])
  @Extensions({ longest: MAX_DIFFERENCES })
  differences!: LedgerDifference[];

  /** At most 100. */
  @Field(() => [RefusedRefund])
  @Extensions({ longest: MAX_REFUSED_REFUNDS })
  refusedRefunds!: RefusedRefund[];
}

export const RECONCILIATIONS_QUEUE = 'reconciliations';
export const START_NIGHTLY_RECONCILIATION = 'start-nightly-reconciliation';

export interface ReconciliationWork {
  reconciliationId: string;
}

export class ReconciliationStep {
  isDone!: boolean;
  checked!: number;
  /** Differences are read again a little later, because a webhook may be on its way. */
  againAfterMs!: number;
}
