import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { marketEventLimits } from '@stallbook/kernel';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsEnum,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { accountLimits } from '../identity/account-limits.js';
import { MarketEventType } from './market-event.enums.js';

export const FARTHEST_TRAVEL_MILES = 1_000;

/** What a vendor looks for in a market event. */
@ObjectType()
export class VendorPreferences {
  @Field(() => ID)
  vendorId!: string;

  @Field(() => [String])
  productCategories!: string[];

  /** In miles. */
  @Field(() => Int)
  maxTravelDistance!: number;

  @Field(() => Int)
  boothFeeMinCents!: number;

  @Field(() => Int)
  boothFeeMaxCents!: number;

  /** Empty for all. */
  @Field(() => [MarketEventType])
  eventTypes!: MarketEventType[];

  /** Null until they are saved for the first time. */
  @Field(() => String, { nullable: true })
  updatedAt!: string | null;
}

@InputType()
export class VendorPreferencesInput {
  @Field(() => [String])
  @IsArray()
  @ArrayMaxSize(accountLimits.productCategories)
  @IsString({ each: true })
  @MaxLength(accountLimits.productCategory, { each: true })
  @Matches(/\S/, { each: true, message: 'Please name each product category' })
  productCategories!: string[];

  @Field(() => Int)
  @IsInt()
  @Min(1, { message: 'Please enter at least 1 mile' })
  @Max(FARTHEST_TRAVEL_MILES, { message: `Please enter at most ${FARTHEST_TRAVEL_MILES} miles` })
  maxTravelDistance!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0, { message: 'Booth fee cannot be negative' })
  @Max(marketEventLimits.feeCents)
  boothFeeMinCents!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0, { message: 'Booth fee cannot be negative' })
  @Max(marketEventLimits.feeCents)
  boothFeeMaxCents!: number;

  @Field(() => [MarketEventType])
  @IsArray()
  @ArrayUnique()
  @IsEnum(MarketEventType, { each: true })
  eventTypes!: MarketEventType[];
}
