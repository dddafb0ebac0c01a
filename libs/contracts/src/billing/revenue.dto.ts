import { Field, Float, ID, ObjectType } from '@nestjs/graphql';

/** Gross less refunds is fee plus payout. Sums are whole cents that may exceed the 32 bits of `Int`. */
@ObjectType()
export class RevenueSums {
  /** Paid by vendors. */
  @Field(() => Float)
  grossCents!: number;

  @Field(() => Float)
  refundedCents!: number;

  /** The platform's, less what it gave back. */
  @Field(() => Float)
  feeCents!: number;

  @Field(() => Float)
  payoutCents!: number;

  /** Not paid yet. */
  @Field(() => Float)
  outstandingCents!: number;

  /** Outstanding, without what a bank is processing. */
  @Field(() => Float)
  dueCents!: number;
}

@ObjectType()
export class RevenueOfMonth extends RevenueSums {
  /** `2027-05`, in the time zone of the caller. */
  @Field(() => String)
  month!: string;
}

@ObjectType()
export class RevenueOfEvent extends RevenueSums {
  @Field(() => ID)
  eventId!: string;

  @Field(() => String, { nullable: true })
  eventTitle!: string | null;

  @Field(() => String, { nullable: true })
  eventDate!: string | null;

  @Field(() => Boolean)
  isEventDeleted!: boolean;
}

@ObjectType()
export class PayoutOfEvent {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Float)
  payoutCents!: number;

  /** Not paid yet. */
  @Field(() => Float)
  outstandingCents!: number;

  /** Outstanding, without what a bank is processing. */
  @Field(() => Float)
  dueCents!: number;
}

@ObjectType()
export class Revenue {
  @Field(() => RevenueSums)
  totals!: RevenueSums;

  /** The oldest first; every month of the window. */
  @Field(() => [RevenueOfMonth])
  byMonth!: RevenueOfMonth[];

  /** The latest event first. */
  @Field(() => [RevenueOfEvent])
  byEvent!: RevenueOfEvent[];
}
