import { Field, Float, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsNumber, Matches, Max, Min, ValidateNested } from 'class-validator';
import { Enum, Id, Integer, OptionalId, Text } from '../common/fields.js';
import { Vehicle } from './calculation.dto.js';
import { profitLimits, type ProfitFactors } from './profit-rules.js';

@InputType()
export class ProfitFactorsInput implements ProfitFactors {
  /** Miles one way. */
  @Field(() => Float)
  @IsNumber()
  @Min(0)
  @Max(profitLimits.miles)
  distanceMiles!: number;

  @Enum(Vehicle)
  vehicle!: ProfitFactors['vehicle'];

  @Integer({ min: 0, max: profitLimits.nights })
  lodgingNights!: number;

  @Integer({ min: 0, max: profitLimits.cents })
  mealsCents!: number;

  @Integer({ min: 0, max: profitLimits.cents })
  boothFeeCents!: number;

  @Integer({ min: 0, max: profitLimits.cents })
  marketingCents!: number;

  @Integer({ min: 0, max: profitLimits.units })
  expectedSales!: number;

  @Integer({ min: 0, max: profitLimits.cents })
  itemPriceCents!: number;

  @Integer({ min: 0, max: profitLimits.cents })
  itemCostCents!: number;

  @Field(() => Float)
  @IsNumber()
  @Min(0)
  @Max(profitLimits.hours)
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
  @Integer({ min: 0, max: profitLimits.units })
  unitsSold!: number;

  @Integer({ min: 0, max: profitLimits.cents })
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
