import { Field, Float, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsObject, IsString, Length, Max, Min, ValidateNested } from 'class-validator';
import { Enum, Flag, Integer, OptionalInteger, OptionalText } from '../common/fields.js';
import { Tier } from './plan.dto.js';

const MAX_CENTS = 10_000_000;

@InputType()
export class PlanFeaturesInput {
  @Flag()
  canBoostListings!: boolean;

  @Flag()
  canViewSuggestions!: boolean;

  @Flag()
  canReadLibrary!: boolean;

  @Field(() => Int, { description: '-1: unlimited' })
  @IsInt()
  @Min(-1)
  @Max(100_000)
  maxBookmarks!: number;
}

/** All terms of a plan. `version` is the one that the admin saw. */
@InputType()
export class UpdatePlanInput {
  @Enum(Tier)
  name!: Tier;

  @Field(() => Int)
  @IsInt()
  version!: number;

  @Field(() => String)
  @IsString()
  @Length(1, 60)
  displayName!: string;

  @Integer({ min: 0, max: MAX_CENTS })
  priceMonthlyCents!: number;

  @OptionalInteger({ min: 0, max: MAX_CENTS })
  listPriceMonthlyCents?: number | null;

  @Field(() => Float)
  @IsNumber()
  @Min(0)
  @Max(1)
  platformFeeRate!: number;

  @Field(() => PlanFeaturesInput)
  @IsObject()
  @ValidateNested()
  @Type(() => PlanFeaturesInput)
  features!: PlanFeaturesInput;

  @Integer({ min: 0, max: 90 })
  trialDays!: number;

  @OptionalText(120)
  promise?: string | null;

  @OptionalText(120)
  limit?: string | null;

  @OptionalInteger({ min: 0, max: MAX_CENTS })
  valueCents?: number | null;
}
