import { applyDecorators } from '@nestjs/common';
import { Field, ID, InputType } from '@nestjs/graphql';
import { ArrayMaxSize, IsOptional, IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import { Before, Id, OptionalEnum, OptionalFlag, OptionalId, OptionalInteger, OptionalText } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { ApplicationStatus } from './application.enums.js';
import { applicationLimits } from './application-limits.js';

const { text: TEXT, years: MAX_YEARS, salesCents: MAX_CENTS } = applicationLimits;

@InputType()
export class CreateDraftInput {
  @Id()
  eventId!: string;
}

@InputType()
export class DeleteDraftInput {
  @Id()
  draftId!: string;
}

/** What the vendor may leave empty. */
@InputType({ isAbstract: true })
class OptionalContentsInput {
  @OptionalText(TEXT)
  boothRequirements?: string | null;

  @OptionalText(TEXT)
  specialRequests?: string | null;

  @OptionalInteger({ min: 0, max: MAX_YEARS })
  experienceYears?: number | null;

  @OptionalText(TEXT)
  previousEvents?: string | null;

  @OptionalText(TEXT)
  socialMediaLinks?: string | null;

  @OptionalInteger({ min: 0, max: MAX_CENTS })
  estimatedSalesCents?: number | null;
}

/** Differ from those of the event if its organizer changed them after the vendor looked. */
export const SeenTerms = () =>
  applyDecorators(
    Field(() => String, { description: 'The `terms` of the event, as the vendor saw them.' }),
    MaxLength(200),
    IsString(),
  );

/** A draft needs no products yet. */
@InputType()
export class DraftAnswersInput extends OptionalContentsInput {
  @OptionalText(TEXT)
  productsOffered?: string | null;
}

/** What the vendor fills in. */
@InputType({ isAbstract: true })
class ApplicationContentsInput extends OptionalContentsInput {
  @Field(() => String)
  @MaxLength(TEXT)
  @IsString()
  @Matches(/\S/, { message: 'Please tell the organizer which products you will be selling.' })
  productsOffered!: string;

  @Before(DraftAnswersInput)
  before?: DraftAnswersInput | null;
}

/** Absent answers stay unchanged; null clears. */
@InputType()
export class SaveDraftInput extends DraftAnswersInput {
  @Id()
  draftId!: string;

  @Before(DraftAnswersInput)
  before?: DraftAnswersInput | null;
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

  @SeenTerms()
  terms!: string;

  /** Ignored: the fees of the event count (AP-019). */
  @OptionalInteger({ min: 0, max: MAX_CENTS })
  boothFeeCents?: number | null;

  @OptionalInteger({ min: 0, max: MAX_CENTS })
  applicationFeeCents?: number | null;
}

@InputType()
export class EditApplicationInput extends ApplicationContentsInput {
  @Id()
  applicationId!: string;
}

@InputType()
export class WithdrawApplicationInput {
  @Id()
  applicationId!: string;

  /** The percentage that the vendor of an accepted application agreed to. */
  @OptionalInteger({ min: 0, max: 100 })
  refundPercent?: number | null;
}

@InputType()
export class SeenApplicationInput {
  @Id()
  applicationId!: string;

  @Id()
  contentsVersion!: string;
}

@InputType()
export class DecisionInput extends SeenApplicationInput {
  /** The vendor is notified a minute later. Until then, it can be undone as a bulk decision. */
  @OptionalFlag()
  undoable?: boolean | null;
}

@InputType()
export class AcceptApplicationInput extends DecisionInput {
  @OptionalText(200)
  boothLocation?: string | null;

  @OptionalText(TEXT)
  customMessage?: string | null;
}

@InputType()
export class RejectApplicationInput extends DecisionInput {
  @OptionalText(TEXT)
  rejectionReason?: string | null;
}

@InputType()
export class ApplicationForEventInput {
  @Id()
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
  /** Only this one. */
  @OptionalId()
  applicationId?: string | null;

  @OptionalId()
  eventId?: string | null;

  @OptionalEnum(ApplicationStatus)
  status?: ApplicationStatus | null;

  @OptionalFlag()
  upcoming?: boolean | null;

  /** Market events ahead, soonest first, then those that are over, newest first. */
  @OptionalFlag()
  byDate?: boolean | null;
}
