import { Field, ID, InputType, Int, PartialType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { AreaInput } from './area.input.js';
import { PageInput } from '../common/inputs.js';
import { MarketEventFieldsInput } from './market-event-fields.input.js';
import { MarketEventOrder, MarketEventStatus, MarketEventType } from './market-event.enums.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const date = { message: 'Please enter a date as YYYY-MM-DD' };

@InputType()
export class CreateMarketEventInput extends MarketEventFieldsInput {}

/** Absent fields stay unchanged; null clears. */
@InputType()
export class UpdateMarketEventInput extends PartialType(MarketEventFieldsInput, { skipNullProperties: false }) {
  @Field(() => ID)
  @IsUUID()
  id!: string;
}

/** What its new organizer confirms; absent fields stay as imported. */
@InputType()
export class SetUpMarketEventInput extends UpdateMarketEventInput {}

@InputType()
export class DuplicateMarketEventInput {
  @Field(() => ID)
  @IsUUID()
  id!: string;

  /** The new first day; all other dates move by as many days. Absent keeps the dates. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(DATE, date)
  eventDate?: string | null;
}

@InputType()
export class MarketEventFilterInput extends PageInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  location?: string | null;

  /** ZIP code, city, or city and state. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  near?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(500)
  withinMiles?: number | null;

  /** Of the map. */
  @Field(() => AreaInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => AreaInput)
  area?: AreaInput | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(DATE, date)
  dateFrom?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(DATE, date)
  dateTo?: string | null;

  @Field(() => MarketEventType, { nullable: true })
  @IsOptional()
  @IsEnum(MarketEventType)
  eventType?: MarketEventType | null;

  @Field(() => MarketEventStatus, { nullable: true })
  @IsOptional()
  @IsEnum(MarketEventStatus)
  status?: MarketEventStatus | null;

  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID()
  organizerId?: string | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  seededByAdmin?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  organizerClaimed?: boolean | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  openToApplications?: boolean | null;

  @Field(() => MarketEventOrder, { nullable: true })
  @IsOptional()
  @IsEnum(MarketEventOrder)
  order?: MarketEventOrder | null;
}

export class ListMarketEventsInput extends MarketEventFilterInput {
  /** Fields of `MarketEvent` that the items must contain; all if absent. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @Matches(/^[a-zA-Z]{1,60}$/, { each: true })
  fields?: string[];
}

@InputType()
export class MyMarketEventsFilterInput extends PageInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

  @Field(() => MarketEventStatus, { nullable: true })
  @IsOptional()
  @IsEnum(MarketEventStatus)
  status?: MarketEventStatus | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  upcoming?: boolean | null;

  @Field(() => MarketEventOrder, { nullable: true })
  @IsOptional()
  @IsEnum(MarketEventOrder)
  order?: MarketEventOrder | null;
}

@InputType()
export class ByEventCodeInput {
  @Field()
  @IsString()
  @MaxLength(40)
  code!: string;

  /** Set by the gateway to limit guesses per caller address. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;
}

export class PublishedChunksInput {
  @IsInt()
  @Min(1)
  @Max(50_000)
  size!: number;
}

export class PublishedAfterInput {
  @IsOptional()
  @IsUUID()
  after?: string;

  @IsInt()
  @Min(1)
  @Max(5_000)
  limit!: number;
}
