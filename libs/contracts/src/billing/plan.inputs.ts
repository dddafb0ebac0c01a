import { Field, Float, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsEnum,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Tier } from './plan.dto.js';

const MAX_CENTS = 10_000_000;

@InputType()
export class PlanFeaturesInput {
  @Field(() => Boolean)
  @IsBoolean()
  canBoostListings!: boolean;

  @Field(() => Boolean)
  @IsBoolean()
  canViewSuggestions!: boolean;

  @Field(() => Int, { description: '-1: unlimited' })
  @IsInt()
  @Min(-1)
  @Max(100_000)
  maxBookmarks!: number;
}

/** All terms of a plan. `version` is the one that the admin saw. */
@InputType()
export class UpdatePlanInput {
  @Field(() => Tier)
  @IsEnum(Tier)
  name!: Tier;

  @Field(() => Int)
  @IsInt()
  version!: number;

  @Field(() => String)
  @IsString()
  @Length(1, 60)
  displayName!: string;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  priceMonthlyCents!: number;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
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

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(90)
  trialDays!: number;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(120)
  promise?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(120)
  limit?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  valueCents?: number | null;
}
