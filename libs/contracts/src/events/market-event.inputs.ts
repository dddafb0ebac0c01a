import { Field, InputType, PartialType } from '@nestjs/graphql';
import { marketEventLimits } from '@stallbook/kernel';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsEnum,
  IsInt,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  Id,
  InternalText,
  OptionalEnum,
  OptionalFlag,
  OptionalId,
  OptionalInteger,
  OptionalSearch,
  OptionalText,
  Text,
} from '../common/fields.js';
import { AreaInput } from './area.inputs.js';
import { PageInput } from '../common/inputs.js';
import { MarketEventFieldsInput } from './market-event-fields.inputs.js';
import {
  IndoorOutdoor,
  MarketEventAmenity,
  MarketEventOrder,
  MarketEventStatus,
  MarketEventType,
} from './market-event.enums.js';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const date = { message: 'Please enter a date as YYYY-MM-DD' };

@InputType()
export class CreateMarketEventInput extends MarketEventFieldsInput {}

/** Absent fields stay unchanged; null clears. */
@InputType()
export class UpdateMarketEventInput extends PartialType(MarketEventFieldsInput, { skipNullProperties: false }) {
  @Id()
  id!: string;

  /** The one that the changes began with. Fields that were changed since then are not replaced. */
  @OptionalInteger({ min: 1, max: 1_000_000_000 })
  revision?: number | null;

  /** Sent to vendors with a booth along with new dates, times, or a new place. */
  @OptionalText(500)
  reason?: string | null;
}

/** What its new organizer confirms; absent fields stay as imported. */
@InputType()
export class SetUpMarketEventInput extends UpdateMarketEventInput {}

@InputType()
export class DuplicateMarketEventInput {
  @Id()
  id!: string;

  /** The new first day; all other dates move by as many days. Absent keeps the dates. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(DATE, date)
  eventDate?: string | null;
}

@InputType()
export class RepeatMarketEventInput {
  @Id()
  id!: string;

  /** The first day of each draft; all other dates move by as many days. */
  @Field(() => [String])
  @IsArray()
  @ArrayMaxSize(400)
  @Matches(DATE, { ...date, each: true })
  eventDates!: string[];
}

@InputType()
export class MarketEventFilterInput extends PageInput {
  @OptionalSearch()
  search?: string | null;

  @OptionalText(100)
  location?: string | null;

  /** ZIP code, city, or city and state. */
  @OptionalText(100)
  near?: string | null;

  @OptionalInteger({ min: 1, max: 500 })
  withinMiles?: number | null;

  /** The area that the map shows. */
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

  @OptionalEnum(MarketEventType)
  eventType?: MarketEventType | null;

  /** The booth fee. Fees and offers that an import assumed never match. */
  @OptionalInteger({ min: 0, max: marketEventLimits.feeCents })
  feeMinCents?: number | null;

  @OptionalInteger({ min: 0, max: marketEventLimits.feeCents })
  feeMaxCents?: number | null;

  /** All of them. */
  @Field(() => [MarketEventAmenity], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsEnum(MarketEventAmenity, { each: true })
  amenities?: MarketEventAmenity[] | null;

  /** A market event that has both is found by either one, too. */
  @OptionalEnum(IndoorOutdoor)
  indoorOutdoor?: IndoorOutdoor | null;

  @OptionalEnum(MarketEventStatus)
  status?: MarketEventStatus | null;

  @OptionalId()
  organizerId?: string | null;

  @OptionalFlag()
  seededByAdmin?: boolean | null;

  @OptionalFlag()
  organizerClaimed?: boolean | null;

  @OptionalFlag()
  openToApplications?: boolean | null;

  /** true: only those, which only admins find. */
  @OptionalFlag()
  takenDown?: boolean | null;

  @OptionalEnum(MarketEventOrder)
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
  @OptionalSearch()
  search?: string | null;

  @OptionalEnum(MarketEventStatus)
  status?: MarketEventStatus | null;

  /** That have not ended. */
  @OptionalFlag()
  upcoming?: boolean | null;

  /** That have ended. */
  @OptionalFlag()
  past?: boolean | null;

  /** Whose first day has come. */
  @OptionalFlag()
  begun?: boolean | null;

  @OptionalEnum(MarketEventOrder)
  order?: MarketEventOrder | null;
}

@InputType()
export class ByEventCodeInput {
  @Text(40)
  code!: string;

  /** Set by the gateway to limit guesses per caller address. */
  @InternalText(64)
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
