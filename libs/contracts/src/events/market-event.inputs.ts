import { Field, ID, InputType, PartialType } from '@nestjs/graphql';
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
} from 'class-validator';
import { PageInput } from '../common/inputs.js';
import { MarketEventFieldsInput } from './market-event-fields.input.js';
import { MarketEventOrder, MarketEventStatus, MarketEventType } from './market-event.enums.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const date = { message: 'Please enter a date as YYYY-MM-DD' };

@InputType()
export class CreateMarketEventInput extends MarketEventFieldsInput {}

/** What is absent stays as it is; null clears. */
@InputType()
export class UpdateMarketEventInput extends PartialType(MarketEventFieldsInput, { skipNullProperties: false }) {
  @Field(() => ID)
  @IsUUID()
  id!: string;
}

/** Everybody sees published market events; a draft shows only to its owner and to admins. */
@InputType()
export class MarketEventFilterInput extends PageInput {
  /** Words of title, description, location and city; the beginning of a word is enough. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  search?: string | null;

  /** Words of city, location and state. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  location?: string | null;

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

  /** Only admins see drafts of others in a list; for everyone else `draft` answers nothing. */
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

  /** true: only those that take applications now. */
  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  openToApplications?: boolean | null;

  @Field(() => MarketEventOrder, { nullable: true })
  @IsOptional()
  @IsEnum(MarketEventOrder)
  order?: MarketEventOrder | null;
}

/** What the gateway asks of the service: a list with the fields that somebody looks at. */
export class ListMarketEventsInput extends MarketEventFilterInput {
  /** Names of `MarketEvent`; the items hold those at least. Absent: all of them. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @Matches(/^[a-zA-Z]{1,60}$/, { each: true })
  fields?: string[];
}

/** The signed-in organizer's own market events, drafts included. */
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

  /** Only those whose last day is today or later. */
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

  /** Filled in by the gateway: guesses are limited per address of the caller too. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  remoteAddress?: string;
}

/** The next of all published ones, in the order of their ids. */
export class PublishedChunksInput {
  /** How many market events are in a chunk at most. */
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
