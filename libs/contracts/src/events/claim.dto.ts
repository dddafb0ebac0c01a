import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsNotEmpty, IsOptional } from 'class-validator';
import { Id, InternalText, EmailAddress, OptionalEnum, OptionalId, OptionalText, Text } from '../common/fields.js';
import { Language, type LanguageCode } from '../common/language.js';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';
import { VisitorFormInput } from '../common/visitor-form.inputs.js';

export enum ClaimStatus {
  pending = 'pending',
  approved = 'approved',
  denied = 'denied',
}

/** Why a claim was closed without a decision on it. */
export enum ClaimClosing {
  another_approved = 'another_approved',
  transferred = 'transferred',
}

registerEnumType(ClaimClosing, { name: 'ClaimClosing' });
registerEnumType(ClaimStatus, { name: 'ClaimStatus' });

@InputType()
export class SubmitClaimInput extends VisitorFormInput {
  @Id()
  eventId!: string;

  @Text(200)
  @IsNotEmpty({ message: 'Name is required' })
  name!: string;

  @EmailAddress()
  @IsNotEmpty({ message: 'Email is required' })
  email!: string;

  @OptionalText(40)
  phone?: string | null;

  @OptionalText(200)
  businessName?: string | null;

  @OptionalText(2_000)
  message?: string | null;

  /** Everyone may see the email address and the phone number. Counts only from the signed-in holder of the address. */
  @Field(() => Boolean, { nullable: true, defaultValue: false })
  @IsBoolean()
  contactPublic: boolean = false;

  /** The page with the form. */
  @OptionalText(2_000)
  url?: string | null;

  /** Set by the gateway. */
  @InternalText(400)
  userAgent?: string;

  /** The language of the page, set by the gateway. */
  @IsOptional()
  @IsEnum(Language)
  language?: LanguageCode;
}

@ObjectType()
export class EventClaim {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field()
  requestedByEmail!: string;

  /** The organizer who was signed in, or else the account that has the address. */
  @Field(() => ID, { nullable: true })
  organizerId!: string | null;

  /** While it is pending: the organizer who has the address, and who gets the event if it is approved. */
  @Field(() => ID, { nullable: true })
  nextOwnerId?: string | null;

  /** While it is pending: how many other open claims the event has. An approval closes them. */
  @Field(() => Int, { nullable: true })
  otherOpenClaims?: number | null;

  @Field()
  requestedByName!: string;

  @Field(() => String, { nullable: true })
  requestedByPhone!: string | null;

  @Field(() => String, { nullable: true })
  businessName!: string | null;

  @Field(() => String, { nullable: true })
  message!: string | null;

  @Field()
  claimToken!: string;

  @Field()
  claimed!: boolean;

  @Field(() => String, { nullable: true })
  claimedAt!: string | null;

  @Field()
  createdAt!: string;

  @Field(() => ClaimStatus)
  status!: ClaimStatus;

  @Field(() => String, { nullable: true })
  decidedAt!: string | null;

  @Field(() => ID, { nullable: true })
  decidedBy!: string | null;

  @Field(() => ClaimClosing, { nullable: true })
  closedBecause!: ClaimClosing | null;
}

export const MOST_OPEN_CLAIMS = 20;

/** A claim that waits for an answer, as its sender sees it. */
@ObjectType()
export class OpenClaim {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  eventId!: string;

  @Field()
  requestedByEmail!: string;

  @Field()
  createdAt!: string;
}

@ObjectType()
export class EventClaimPage extends pageOf(EventClaim) {}

@InputType()
export class ClaimFilterInput extends PageInput {
  @OptionalEnum(ClaimStatus)
  status?: ClaimStatus | null;

  @OptionalId()
  eventId?: string | null;
}
