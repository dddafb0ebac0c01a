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
  /** What is left of the payment. */
  @Field(() => Int)
  paidCents!: number;

  @Field(() => Int)
  refundCents!: number;

  /** The payer's bank has yet to confirm the payment. */
  @Field()
  isProcessing!: boolean;
}
