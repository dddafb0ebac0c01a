import { Field, ObjectType } from '@nestjs/graphql';
import { Tier } from './plan.dto.js';

/** What the caller's plan makes of them. Only an active subscription counts. */
@ObjectType()
export class Membership {
  @Field(() => Tier)
  tier!: Tier;

  @Field(() => Boolean)
  isPro!: boolean;

  @Field(() => Boolean)
  isOrganizerPro!: boolean;

  @Field(() => Boolean)
  isVendorPro!: boolean;

  @Field(() => Boolean)
  isBasic!: boolean;
}
