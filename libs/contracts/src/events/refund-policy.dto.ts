import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

const MOST_DAYS = 365;

/** What a vendor gets back who withdraws from a paid booth. Days count back from the start; null: never. */
@ObjectType()
export class RefundPolicy {
  @Field(() => Int, { nullable: true })
  fullUntilDays!: number | null;

  @Field(() => Int, { nullable: true })
  partialUntilDays!: number | null;

  /** Of what was paid. */
  @Field(() => Int)
  partialPercent!: number;
}

@InputType()
export class RefundPolicyInput {
  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST_DAYS)
  fullUntilDays: number | null = null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MOST_DAYS)
  partialUntilDays: number | null = null;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(99)
  partialPercent!: number;
}
