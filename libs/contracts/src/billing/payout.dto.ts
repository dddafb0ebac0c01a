import { Field, Float, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { pageOf } from '../common/results.js';

export enum PayoutStatus {
  pending = 'pending',
  in_transit = 'in_transit',
  paid = 'paid',
  failed = 'failed',
  canceled = 'canceled',
}
registerEnumType(PayoutStatus, { name: 'PayoutStatus' });

/** What Stripe sent from an organizer's balance to their bank. */
@ObjectType()
export class Payout {
  @Field(() => ID)
  id!: string;

  /** May exceed the 32 bits of `Int`. */
  @Field(() => Float)
  amountCents!: number;

  @Field(() => PayoutStatus)
  status!: PayoutStatus;

  @Field(() => String, { nullable: true })
  failureMessage!: string | null;

  /** UTC day. */
  @Field(() => String)
  arrivesOn!: string;

  @Field(() => String)
  createdAt!: string;
}

@ObjectType()
export class PayoutPage extends pageOf(Payout) {}
