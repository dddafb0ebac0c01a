import { IsEnum, IsObject, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { InternalText } from '../common/fields.js';
import { Language } from '../common/language.js';
import { EmailWordingInput } from './email-template.dto.js';
import { EmailType } from './email-type.js';

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

  /** Instead of the saved wording. */
  @IsOptional()
  @ValidateNested()
  @Type(() => EmailWordingInput)
  wording?: EmailWordingInput | null;
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
