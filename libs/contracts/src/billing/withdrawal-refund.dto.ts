import { Field, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsUUID, Max, Min } from 'class-validator';

export class WithdrawalRefundInput {
  @IsUUID()
  applicationId!: string;

  @IsInt()
  @Min(0)
  @Max(100)
  refundPercent!: number;
}

@ObjectType()
export class WithdrawalRefund {
  @Field(() => Int)
  paidCents!: number;

  /** What came back or is on its way, by refunds or lost disputes. */
  @Field(() => Int)
  returnedCents!: number;

  @Field(() => Int)
  refundCents!: number;

  /** The payer's bank has yet to confirm the payment. */
  @Field()
  isProcessing!: boolean;
}
