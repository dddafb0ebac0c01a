import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Enum } from '../common/fields.js';

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

  @Field(() => Boolean)
  canReadLibrary!: boolean;

  @Field(() => Int)
  maxBookmarks!: number;
}

@ObjectType()
export class Plan {
  @Field(() => ID)
  id!: string;

  @Field(() => Tier)
  name!: Tier;

  @Field(() => String)
  displayName!: string;

  @Field(() => String, { nullable: true })
  stripePriceId!: string | null;

  @Field(() => Int)
  priceMonthlyCents!: number;

  @Field(() => Int, { nullable: true })
  listPriceMonthlyCents!: number | null;

  @Field(() => String, { nullable: true })
  savings!: string | null;

  @Field(() => Float)
  platformFeeRate!: number;

  @Field(() => PlanFeatures)
  features!: PlanFeatures;

  @Field(() => [Int])
  legacyPricesMonthlyCents!: number[];

  @Field(() => Int)
  trialDays!: number;

  @Field(() => String, { nullable: true })
  promise!: string | null;

  @Field(() => String, { nullable: true })
  limit!: string | null;

  @Field(() => Int, { nullable: true })
  valueCents!: number | null;

  @Field(() => Int)
  version!: number;
}

@ObjectType()
export class PlanCatalog {
  @Field(() => [Plan])
  plans!: Plan[];
}

@ObjectType()
export class PlanVersion {
  @Field(() => Int)
  version!: number;

  @Field(() => String)
  displayName!: string;

  @Field(() => Int)
  priceMonthlyCents!: number;

  @Field(() => Float)
  platformFeeRate!: number;

  @Field(() => Int)
  maxBookmarks!: number;

  /** null: the first version. */
  @Field(() => ID, { nullable: true })
  adminId!: string | null;

  @Field(() => String)
  changedAt!: string;
}

@InputType()
export class PlanByNameInput {
  @Enum(Tier)
  name!: Tier;
}
