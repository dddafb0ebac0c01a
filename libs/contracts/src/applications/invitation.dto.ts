import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MAX_INVITATION_MESSAGE_LENGTH } from '@stallbook/kernel';
import { IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { Enum, Id, OptionalText } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { IsEmailAddress } from '../common/email-address.js';
import { pageOf } from '../common/results.js';
import { accountLimits } from '../identity/account-limits.js';
import { AppliedEvent, ApplyingVendor } from './application.dto.js';

export enum InvitationStatus {
  pending = 'pending',
  viewed = 'viewed',
  accepted = 'accepted',
  declined = 'declined',
  /** It had no answer before the event began. */
  expired = 'expired',
}
registerEnumType(InvitationStatus, { name: 'InvitationStatus' });

export enum InvitationRefusal {
  invitation_exists = 'invitation_exists',
  rate_limit_exceeded = 'rate_limit_exceeded',
}
registerEnumType(InvitationRefusal, { name: 'InvitationRefusal' });

export enum InvitationAnswer {
  viewed = 'viewed',
  accepted = 'accepted',
  declined = 'declined',
  /** Declines, and destroys the invited address. */
  unsubscribed = 'unsubscribed',
}
registerEnumType(InvitationAnswer, { name: 'InvitationAnswer' });

/** A vendor invites the organizer of a market event. */
@ObjectType()
export class OrganizerInvitation {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  vendorProfileId!: string;

  /** null for an invitation by address, even if a registered organizer has it. */
  @Field(() => ID, { nullable: true })
  organizerProfileId!: string | null;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String, { nullable: true })
  organizerEmail!: string | null;

  @Field(() => String, { nullable: true })
  organizerName!: string | null;

  @Field(() => String, { nullable: true })
  organizerPhone!: string | null;

  @Field(() => String, { nullable: true })
  customMessage!: string | null;

  @Field()
  isSeededEventInvitation!: boolean;

  @Field(() => InvitationStatus)
  status!: InvitationStatus;

  @Field()
  createdAt!: string;

  @Field(() => AppliedEvent, { nullable: true })
  event!: AppliedEvent | null;

  @Field(() => ApplyingVendor, { nullable: true })
  vendor!: ApplyingVendor | null;
}

@ObjectType()
export class OrganizerInvitationPage extends pageOf(OrganizerInvitation) {}

@ObjectType()
export class InvitationCheck {
  @Field()
  canSend!: boolean;

  @Field(() => InvitationRefusal, { nullable: true })
  reason!: InvitationRefusal | null;

  @Field(() => InvitationStatus, { nullable: true })
  existingStatus!: InvitationStatus | null;

  /** The market event has no organizer here, so the vendor enters an address. */
  @Field()
  needsContact!: boolean;

  /** Invitations that the vendor sent today (UTC). */
  @Field(() => Int)
  dailyCount!: number;
}

@InputType()
export class CanSendInvitationInput {
  @Id()
  eventId!: string;
}

const isFilled = (_input: object, value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;

@InputType()
export class SendInvitationInput {
  @Id()
  eventId!: string;

  @Field(() => String, { nullable: true })
  @ValidateIf(isFilled)
  @IsEmailAddress()
  @MaxLength(accountLimits.email)
  organizerEmail?: string | null;

  @OptionalText(200)
  organizerName?: string | null;

  @OptionalText(40)
  organizerPhone?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_INVITATION_MESSAGE_LENGTH, {
    message: `Please use at most ${MAX_INVITATION_MESSAGE_LENGTH} characters`,
  })
  customMessage?: string | null;
}

@InputType()
export class InvitationInput {
  @Id()
  id!: string;

  /** The token from the link in the email. */
  @OptionalText(100)
  token?: string | null;
}

@InputType()
export class AnswerInvitationInput extends InvitationInput {
  @Enum(InvitationAnswer)
  answer!: InvitationAnswer;
}

@InputType()
export class SentInvitationsInput extends PageInput {}

@InputType()
export class ReceivedInvitationsInput extends PageInput {}
