import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { MAX_REFUND_DAYS } from '@stallbook/kernel';
import { Integer, OptionalInteger } from '../common/fields.js';

/** What a vendor gets back who withdraws from a paid booth. Days count back from the start; null: never. */
@ObjectType()
export class RefundPolicy {
  @Field(() => Int, { nullable: true })
  fullUntilDays!: number | null;

  @Field(() => Int, { nullable: true })
  partialUntilDays!: number | null;

  /** A percentage of what was paid. */
  @Field(() => Int)
  partialPercent!: number;
}

@InputType()
export class RefundPolicyInput {
  @OptionalInteger({ min: 0, max: MAX_REFUND_DAYS })
  fullUntilDays: number | null = null;

  @OptionalInteger({ min: 0, max: MAX_REFUND_DAYS })
  partialUntilDays: number | null = null;

  @Integer({ min: 0, max: 99 })
  partialPercent!: number;
}
