import { Field, Float, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEnum,
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
import { IsUsState, IsZipCode } from '../common/us-place.js';
import { IsMailAddress } from '../common/mail-address.js';
import { IndoorOutdoor, MarketEventType } from './market-event.enums.js';
import { RefundPolicyInput } from './refund-policy.dto.js';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const date = { message: 'Please enter a date as YYYY-MM-DD' };
const time = { message: 'Please enter a time as HH:mm' };
const MAX_FEE_CENTS = 10_000_000;

/**
 * The fields an organizer may set. Defaults at creation: empty, 0, false, craft fair. Clients write `eventDate`,
 * `maxVendors`, and `boothSize`.
 */
@InputType()
export class MarketEventFieldsInput {
  @Field()
  @IsString()
  @MaxLength(200)
  @IsNotEmpty({ message: 'Title is required' })
  title!: string;

  @Field()
  @IsString()
  @MaxLength(10_000)
  @IsNotEmpty({ message: 'Description is required' })
  description!: string;

  @Field(() => MarketEventType, { nullable: true })
  @IsOptional()
  @IsEnum(MarketEventType)
  eventType?: MarketEventType;

  @Field()
  @Matches(DATE, date)
  @IsNotEmpty({ message: 'Event date is required' })
  eventDate!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(DATE, date)
  eventEndDate?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(TIME, time)
  startTime?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(TIME, time)
  endTime?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(DATE, date)
  applicationDeadline?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(DATE, date)
  loadInDate?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(TIME, time)
  loadInTime?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @Matches(TIME, time)
  loadOutTime?: string | null;

  @Field()
  @IsString()
  @MaxLength(200)
  @IsNotEmpty({ message: 'Location is required' })
  location!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  address?: string | null;

  @Field()
  @IsString()
  @MaxLength(100)
  @IsNotEmpty({ message: 'City is required' })
  city!: string;

  @Field()
  @IsString()
  @MaxLength(50)
  @IsUsState()
  @IsNotEmpty({ message: 'State is required' })
  state!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(10)
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

  @Field(() => IndoorOutdoor, { nullable: true })
  @IsOptional()
  @IsEnum(IndoorOutdoor)
  indoorOutdoor?: IndoorOutdoor | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0, { message: 'Max vendors cannot be negative' })
  @Max(100_000)
  maxVendors?: number | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(50)
  boothSize?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0, { message: 'Booth fee cannot be negative' })
  @Max(MAX_FEE_CENTS)
  boothFeeCents?: number;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0, { message: 'Application fee cannot be negative' })
  @Max(MAX_FEE_CENTS)
  applicationFeeCents?: number;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  tableProvided?: boolean;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  electricityAvailable?: boolean;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  wifiAvailable?: boolean;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  parkingAvailable?: boolean;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  foodVendorsAllowed?: boolean;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  insuranceRequired?: boolean;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(5_000)
  setupInstructions?: string | null;

  @Field(() => [String], { nullable: true })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  productRestrictions?: string[] | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(5_000)
  cancellationPolicy?: string | null;

  @Field(() => RefundPolicyInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => RefundPolicyInput)
  refundPolicy?: RefundPolicyInput | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsMailAddress()
  @MaxLength(254)
  contactEmail?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  contactPhone?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true }, { message: 'Please enter a web address' })
  @MaxLength(500)
  websiteUrl?: string | null;
}
