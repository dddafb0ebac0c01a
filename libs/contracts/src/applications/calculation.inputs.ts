import { Field, Float, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsNumber, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Enum, Id, Integer, OptionalId, Text } from '../common/fields.js';
import { Vehicle } from './calculation.dto.js';
import type { ProfitFactors } from './profit-rules.js';

const MAX_CENTS = 1_000_000_00;
const MAX_UNITS = 1_000_000;

@InputType()
export class ProfitFactorsInput implements ProfitFactors {
  /** Miles one way. */
  @Field(() => Float)
  @IsNumber()
  @Min(0)
  @Max(10_000)
  distanceMiles!: number;

  @Enum(Vehicle)
  vehicle!: ProfitFactors['vehicle'];

  @Integer({ min: 0, max: 365 })
  lodgingNights!: number;

  @Integer({ min: 0, max: MAX_CENTS })
  mealsCents!: number;

  @Integer({ min: 0, max: MAX_CENTS })
  boothFeeCents!: number;

  @Integer({ min: 0, max: MAX_CENTS })
  marketingCents!: number;

  @Integer({ min: 0, max: MAX_UNITS })
  expectedSales!: number;

  @Integer({ min: 0, max: MAX_CENTS })
  itemPriceCents!: number;

  @Integer({ min: 0, max: MAX_CENTS })
  itemCostCents!: number;

  @Field(() => Float)
  @IsNumber()
  @Min(0)
  @Max(10_000)
  hoursWorked!: number;
}

@InputType()
export class SaveCalculationInput {
  @OptionalId()
  eventId?: string | null;

  @Field(() => ProfitFactorsInput)
  @ValidateNested()
  @Type(() => ProfitFactorsInput)
  inputs!: ProfitFactorsInput;
}

@InputType({ isAbstract: true })
class SoldInput {
  @Integer({ min: 0, max: MAX_UNITS })
  unitsSold!: number;

  @Integer({ min: 0, max: MAX_CENTS })
  itemPriceCents!: number;
}

@InputType()
export class EnterCalculationResultInput extends SoldInput {
  @Id()
  id!: string;
}

@InputType()
export class EnterMarketResultInput extends SoldInput {
  @Id()
  eventId!: string;
}

@InputType()
export class SoldMarketsInput {
  @OptionalId()
  eventId?: string | null;
}

@InputType()
export class SaveCalculationTemplateInput {
  @Text(80)
  @Matches(/\S/, { message: 'Please name the template.' })
  templateName!: string;

  @Field(() => ProfitFactorsInput)
  @ValidateNested()
  @Type(() => ProfitFactorsInput)
  defaultInputs!: ProfitFactorsInput;
}
