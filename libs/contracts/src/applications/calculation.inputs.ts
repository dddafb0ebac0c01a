import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  IsEnum,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Vehicle } from './calculation.dto.js';
import type { ProfitFactors } from './profit-rules.js';

const MAX_CENTS = 1_000_000_00;
const MAX_UNITS = 1_000_000;

@InputType()
export class ProfitFactorsInput implements ProfitFactors {
  /** One way. */
  @Field(() => Float)
  @IsNumber()
  @Min(0)
  @Max(10_000)
  distanceMiles!: number;

  @Field(() => Vehicle)
  @IsEnum(Vehicle)
  vehicle!: ProfitFactors['vehicle'];

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(365)
  lodgingNights!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  mealsCents!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  boothFeeCents!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  marketingCents!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(MAX_UNITS)
  expectedSales!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  itemPriceCents!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  itemCostCents!: number;

  @Field(() => Float)
  @IsNumber()
  @Min(0)
  @Max(10_000)
  hoursWorked!: number;
}

@InputType()
export class SaveCalculationInput {
  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID()
  eventId?: string | null;

  @Field(() => ProfitFactorsInput)
  @ValidateNested()
  @Type(() => ProfitFactorsInput)
  inputs!: ProfitFactorsInput;
}

@InputType()
export class EnterCalculationResultInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(MAX_UNITS)
  unitsSold!: number;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  itemPriceCents!: number;
}

@InputType()
export class SaveCalculationTemplateInput {
  @Field(() => String)
  @IsString()
  @MaxLength(80)
  @Matches(/\S/, { message: 'Please name the template.' })
  templateName!: string;

  @Field(() => ProfitFactorsInput)
  @ValidateNested()
  @Type(() => ProfitFactorsInput)
  defaultInputs!: ProfitFactorsInput;
}
