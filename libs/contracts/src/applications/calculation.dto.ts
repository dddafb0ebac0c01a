import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { pageOf } from '../common/results.js';
import { AppliedEvent } from './application.dto.js';
import type { ProfitFactors, ProfitForecast } from './profit-rules.js';

export enum CalculationType {
  profit_prediction = 'profit_prediction',
}

export enum Vehicle {
  car = 'car',
  truck = 'truck',
  van = 'van',
  suv = 'suv',
  other = 'other',
}

export enum ProfitPotential {
  not_recommended = 'not_recommended',
  low_potential = 'low_potential',
  good_potential = 'good_potential',
  excellent = 'excellent',
}

registerEnumType(CalculationType, { name: 'CalculationType' });
registerEnumType(Vehicle, { name: 'Vehicle' });
registerEnumType(ProfitPotential, { name: 'ProfitPotential' });

@ObjectType()
export class CalculationInputs implements ProfitFactors {
  @Field(() => Float)
  distanceMiles!: number;

  @Field(() => Vehicle)
  vehicle!: ProfitFactors['vehicle'];

  @Field(() => Int)
  lodgingNights!: number;

  @Field(() => Int)
  mealsCents!: number;

  @Field(() => Int)
  boothFeeCents!: number;

  @Field(() => Int)
  marketingCents!: number;

  @Field(() => Int)
  expectedSales!: number;

  @Field(() => Int)
  itemPriceCents!: number;

  @Field(() => Int)
  itemCostCents!: number;

  @Field(() => Float)
  hoursWorked!: number;
}

/** Amounts are whole cents that may exceed the 32 bits of `Int`. */
@ObjectType()
export class CalculationOutputs implements ProfitForecast {
  @Field(() => Float)
  mileageCents!: number;

  @Field(() => Float)
  lodgingCents!: number;

  @Field(() => Float)
  travelCents!: number;

  @Field(() => Float)
  expensesCents!: number;

  @Field(() => Float)
  grossRevenueCents!: number;

  @Field(() => Float)
  costOfGoodsCents!: number;

  @Field(() => Float)
  netRevenueCents!: number;

  @Field(() => Float)
  profitCents!: number;

  @Field(() => Float)
  marginPercent!: number;

  @Field(() => Float)
  roiPercent!: number;

  @Field(() => Float)
  profitPerHourCents!: number;

  @Field(() => Float)
  breakEvenUnits!: number;

  @Field(() => ProfitPotential)
  recommendation!: ProfitForecast['recommendation'];
}

/** What was sold on the market day, with the forecast's costs. */
@ObjectType()
export class CalculationResult {
  @Field(() => Int)
  unitsSold!: number;

  @Field(() => Int)
  itemPriceCents!: number;

  @Field(() => CalculationOutputs)
  outputs!: CalculationOutputs;
}

@ObjectType()
export class Calculation {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  vendorId!: string;

  @Field(() => ID, { nullable: true })
  eventId!: string | null;

  @Field(() => AppliedEvent, { nullable: true })
  event!: AppliedEvent | null;

  @Field(() => CalculationType)
  calculationType!: CalculationType;

  @Field(() => CalculationInputs)
  inputs!: CalculationInputs;

  @Field(() => CalculationOutputs)
  outputs!: CalculationOutputs;

  /** If not, the vendor entered only a result, and inputs and outputs are those of the result. */
  @Field(() => Boolean)
  isForecast!: boolean;

  @Field(() => CalculationResult, { nullable: true })
  result!: CalculationResult | null;

  /** Whether the market day, if any, has begun. */
  @Field(() => Boolean)
  resultOpen!: boolean;

  @Field(() => String)
  createdAt!: string;
}

@ObjectType()
export class CalculationPage extends pageOf(Calculation) {}

/** A market at which the vendor had a booth. */
@ObjectType()
export class SoldMarket {
  @Field(() => ID)
  eventId!: string;

  @Field(() => AppliedEvent)
  event!: AppliedEvent;

  /** The forecast's. Without a forecast those of the last result, with this market's fees. */
  @Field(() => CalculationInputs)
  costs!: CalculationInputs;

  /** Null without a forecast. */
  @Field(() => Float, { nullable: true })
  forecastProfitCents!: number | null;

  @Field(() => CalculationResult, { nullable: true })
  result!: CalculationResult | null;
}

@ObjectType()
export class CalculationTemplate {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  vendorId!: string;

  @Field(() => String)
  templateName!: string;

  @Field(() => CalculationInputs)
  defaultInputs!: CalculationInputs;

  @Field(() => String)
  updatedAt!: string;
}
