import { Field, ID, InputType, Int } from '@nestjs/graphql';
import {
  ArrayMaxSize,
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
import { ApplicationStatus } from './application.enums.js';

const TEXT = 5_000;
const MAX_CENTS = 1_000_000_00;

@InputType()
export class CreateDraftInput {
  @Field(() => ID)
  @IsUUID()
  eventId!: string;
}

@InputType()
export class DeleteDraftInput {
  @Field(() => ID)
  @IsUUID()
  draftId!: string;
}

/** What the vendor fills in. */
@InputType({ isAbstract: true })
class ApplicationContentsInput {
  @Field(() => String)
  @MaxLength(TEXT)
  @IsString()
  @Matches(/\S/, { message: 'Please tell the organizer which products you will be selling.' })
  productsOffered!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  boothRequirements?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  specialRequests?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(150)
  experienceYears?: number | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  previousEvents?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  socialMediaLinks?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  estimatedSalesCents?: number | null;
}

@InputType()
export class SubmitApplicationInput extends ApplicationContentsInput {
  @Field(() => ID)
  @IsUUID(undefined, { message: 'No draft application found. Please try again.' })
  draftId!: string;

  @Field(() => ID, { nullable: true, description: 'The template that filled the form.' })
  @IsOptional()
  @IsUUID()
  templateId?: string | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  boothFeeCents?: number | null;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_CENTS)
  applicationFeeCents?: number | null;
}

@InputType()
export class EditApplicationInput extends ApplicationContentsInput {
  @Field(() => ID)
  @IsUUID()
  applicationId!: string;
}

@InputType()
export class WithdrawApplicationInput {
  @Field(() => ID)
  @IsUUID()
  applicationId!: string;

  /** Of an accepted application: the percentage that the vendor agreed to. */
  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(100)
  refundPercent?: number | null;
}

@InputType()
export class AcceptApplicationInput {
  @Field(() => ID)
  @IsUUID()
  applicationId!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  boothLocation?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  customMessage?: string | null;
}

@InputType()
export class RejectApplicationInput {
  @Field(() => ID)
  @IsUUID()
  applicationId!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(TEXT)
  rejectionReason?: string | null;
}

@InputType()
export class ApplicationForEventInput {
  @Field(() => ID)
  @IsUUID()
  eventId!: string;
}

@InputType()
export class ApplicationsForEventsInput {
  @Field(() => [ID])
  @IsUUID(undefined, { each: true })
  @ArrayMaxSize(100)
  eventIds!: string[];
}

@InputType()
export class ApplicationsInput extends PageInput {
  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID()
  eventId?: string | null;

  @Field(() => ApplicationStatus, { nullable: true })
  @IsOptional()
  @IsEnum(ApplicationStatus)
  status?: ApplicationStatus | null;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  upcoming?: boolean | null;
}

@InputType()
export class CountApplicationsInput {
  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID()
  eventId?: string | null;
}
