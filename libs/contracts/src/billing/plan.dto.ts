import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum } from 'class-validator';

export enum Tier {
  basic = 'basic',
  vendor_pro = 'vendor_pro',
  organizer_pro = 'organizer_pro',
  pro = 'pro',
}

registerEnumType(Tier, { name: 'Tier' });

@ObjectType()
export class PlanFeatures {
  @Field(() => Boolean)
  canBoostListings!: boolean;

  @Field(() => Boolean)
  canViewSuggestions!: boolean;

  /** -1 means unlimited. */
  @Field(() => Int)
  maxBookmarks!: number;
}

@ObjectType()
export class Plan {
  @Field(() => ID)
  id!: string;

  @Field(() => Tier)
  name!: Tier;

  /** Shown to users: `Vendor Magnet System`. */
  @Field(() => String)
  displayName!: string;

  @Field(() => String, { nullable: true })
  stripePriceId!: string | null;

  @Field(() => Int)
  priceMonthlyCents!: number;

  /** Shown struck through next to the price. */
  @Field(() => Int, { nullable: true })
  listPriceMonthlyCents!: number | null;

  /** `save 25%`, if there is a list price. */
  @Field(() => String, { nullable: true })
  savings!: string | null;

  /** The fraction of each booth payment withheld from organizers of this tier: 0.05 for 5%. */
  @Field(() => Float)
  platformFeeRate!: number;

  @Field(() => PlanFeatures)
  features!: PlanFeatures;
}

@ObjectType()
export class PlanCatalog {
  @Field(() => [Plan])
  plans!: Plan[];
}

@InputType()
export class PlanByNameInput {
  @Field(() => Tier)
  @IsEnum(Tier)
  name!: Tier;
}
