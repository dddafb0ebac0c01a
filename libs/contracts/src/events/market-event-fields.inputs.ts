import { Field, Float, InputType, Int } from '@nestjs/graphql';
import { marketEventLimits as limits } from '@stallbook/kernel';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  LocalDate,
  OptionalEnum,
  OptionalFlag,
  OptionalLocalDate,
  OptionalEmailAddress,
  OptionalText,
  Text,
} from '../common/fields.js';
import { IsUsState, IsZipCode } from '../common/us-place.js';
import { IndoorOutdoor, MarketEventType } from './market-event.enums.js';
import { RefundPolicyInput } from './refund-policy.dto.js';

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const time = { message: 'Please enter a time as HH:mm' };

/**
 * The fields an organizer may set. Defaults at creation: empty, 0, false, craft fair. Clients write `eventDate`,
 * `maxVendors`, and `boothSize`.
 */
@InputType()
export class MarketEventFieldsInput {
  @Text(limits.title)
  @IsNotEmpty({ message: 'Title is required' })
  title!: string;

  @Text(limits.description)
  @IsNotEmpty({ message: 'Description is required' })
  description!: string;

  @OptionalEnum(MarketEventType)
  eventType?: MarketEventType;

  @LocalDate()
  @IsNotEmpty({ message: 'Event date is required' })
  eventDate!: string;

  @OptionalLocalDate()
  eventEndDate?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(TIME, time)
  startTime?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(TIME, time)
  endTime?: string | null;

  @OptionalLocalDate()
  applicationDeadline?: string | null;

  @OptionalLocalDate()
  loadInDate?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(TIME, time)
  loadInTime?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(TIME, time)
  loadOutTime?: string | null;

  @Text(limits.location)
  @IsNotEmpty({ message: 'Location is required' })
  location!: string;

  @OptionalText(limits.address)
  address?: string | null;

  @Text(limits.city)
  @IsNotEmpty({ message: 'City is required' })
  city!: string;

  @Text(50)
  @IsUsState()
  @IsNotEmpty({ message: 'State is required' })
  state!: string;

  @OptionalText(10)
  @IsZipCode()
  zipCode?: string | null;

  @Field(() => Float, { nullable: true })
  @IsOptional()
  @IsNumber()
  @Min(-90)
  @Max(90)
  latitude?: number | null;

  @Field(() => Float, { nullable: true })
  @IsOptional()
  @IsNumber()
  @Min(-180)
  @Max(180)
  longitude?: number | null;

  @OptionalEnum(IndoorOutdoor)
  indoorOutdoor?: IndoorOutdoor | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0, { message: 'Max vendors cannot be negative' })
  @Max(limits.maxVendors)
  maxVendors?: number | null;

  @OptionalText(limits.boothSize)
  boothSize?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0, { message: 'Booth fee cannot be negative' })
  @Max(limits.feeCents)
  boothFeeCents?: number;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0, { message: 'Application fee cannot be negative' })
  @Max(limits.feeCents)
  applicationFeeCents?: number;

  @OptionalFlag()
  tableProvided?: boolean;

  @OptionalFlag()
  electricityAvailable?: boolean;

  @OptionalFlag()
  wifiAvailable?: boolean;

  @OptionalFlag()
  parkingAvailable?: boolean;

  @OptionalFlag()
  foodVendorsAllowed?: boolean;

  @OptionalFlag()
  insuranceRequired?: boolean;

  @OptionalText(limits.setupInstructions)
  setupInstructions?: string | null;

  @Field(() => [String], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(limits.productRestrictions)
  @IsString({ each: true })
  @MaxLength(limits.productRestriction, { each: true })
  productRestrictions?: string[] | null;

  @OptionalText(limits.cancellationPolicy)
  cancellationPolicy?: string | null;

  @Field(() => RefundPolicyInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => RefundPolicyInput)
  refundPolicy?: RefundPolicyInput | null;

  @OptionalEmailAddress()
  contactEmail?: string | null;

  @OptionalText(40)
  contactPhone?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true }, { message: 'Please enter a web address' })
  @MaxLength(500)
  websiteUrl?: string | null;
}
