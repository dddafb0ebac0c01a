import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { RefundPolicy } from '../events/refund-policy.dto.js';

/** What a vendor who withdraws now gets back. */
@ObjectType()
export class WithdrawalTerms {
  @Field(() => ID)
  applicationId!: string;

  /** The refunded percentage of what was paid. */
  @Field(() => Int)
  refundPercent!: number;

  /** As agreed when the vendor applied; null: nothing was. */
  @Field(() => RefundPolicy, { nullable: true })
  policy!: RefundPolicy | null;

  /** The last local days for a full and for a partial refund. */
  @Field(() => String, { nullable: true })
  fullUntil!: string | null;

  @Field(() => String, { nullable: true })
  partialUntil!: string | null;
}
