import { IsEnum, IsObject, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { InternalText } from '../common/fields.js';
import { Language } from '../common/language.js';

export enum EmailType {
  application_submitted = 'application_submitted',
  application_approved = 'application_approved',
  application_rejected = 'application_rejected',
  application_withdrawn = 'application_withdrawn',
  payment_received = 'payment_received',
  payment_confirmation = 'payment_confirmation',
  payment_disputed = 'payment_disputed',
  payment_refunded = 'payment_refunded',
  payout_reduced = 'payout_reduced',
  plan_payment_failed = 'plan_payment_failed',
  plan_changed = 'plan_changed',
  event_reminder_5day = 'event_reminder_5day',
  event_reminder_1day = 'event_reminder_1day',
  event_roster_5day = 'event_roster_5day',
  event_roster_1day = 'event_roster_1day',
  payment_due = 'payment_due',
  draft_unsent = 'draft_unsent',
  applications_undecided = 'applications_undecided',
  daily_digest = 'daily_digest',
  weekly_recommendations = 'weekly_recommendations',
  booth_changed = 'booth_changed',
  confirm_sign_up = 'confirm_sign_up',
  account_exists = 'account_exists',
  reset_password = 'reset_password',
  password_changed = 'password_changed',
  confirm_email_change = 'confirm_email_change',
  email_changed = 'email_changed',
  new_device = 'new_device',
  second_factor_changed = 'second_factor_changed',
  account_export_ready = 'account_export_ready',
  contact_received = 'contact_received',
  feedback_received = 'feedback_received',
  waitlist_joined = 'waitlist_joined',
  event_invitation = 'event_invitation',
  invitation_received = 'invitation_received',
  claim_received = 'claim_received',
  claim_approved = 'claim_approved',
  claim_denied = 'claim_denied',
  event_changed = 'event_changed',
  event_transferred = 'event_transferred',
}

export class RenderEmailInput {
  @IsUUID()
  id!: string;

  @IsEnum(EmailType)
  type!: EmailType;

  @IsString()
  @MaxLength(320)
  to!: string;

  @IsString()
  @MaxLength(200)
  toName!: string;

  /** Without one, that of the person; English if that is unknown too. */
  @IsOptional()
  @IsEnum(Language)
  language?: `${Language}` | null;

  @IsOptional()
  @IsUUID()
  personId?: string | null;

  @IsObject()
  data!: Record<string, string>;
}

export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
  /** What its Message-ID has before the @. It follows from the ID of the email. */
  localMessageId: string;
  /** The name of the sender. */
  from: string;
  /** The organizer, for an email about their event. */
  replyTo: { name: string; address: string } | null;
  /** Emails of the same thread are shown together. */
  threadId: string | null;
  /** Where the recipient stops emails of this kind; null for emails that cannot be stopped. */
  unsubscribeUrl: string | null;
  alreadySent: boolean;
  /** Why it must not be sent, or null. */
  withheld: string | null;
}

export enum EmailStatus {
  sent = 'sent',
  failed = 'failed',
  /** Not sent, because the recipient does not want it. */
  withheld = 'withheld',
  /** Not sent yet; it is tried again. */
  delayed = 'delayed',
}

export class RecordEmailInput {
  @IsUUID()
  id!: string;

  @IsEnum(EmailType)
  type!: EmailType;

  @InternalText(320)
  to?: string;

  @IsEnum(EmailStatus)
  status!: EmailStatus;

  @InternalText(500)
  error?: string;
}
