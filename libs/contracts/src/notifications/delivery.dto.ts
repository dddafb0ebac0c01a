import { Extensions, Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsEmail, IsEnum, IsOptional, IsString, MaxLength } from 'class-validator';
import { InternalText, OptionalEnum } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';

export const ATTEMPTS_KEPT = 10;

export enum DeliveryStatus {
  queued = 'queued',
  sent = 'sent',
  failed = 'failed',
  withheld = 'withheld',
  /** Sent, and returned by the mail server of the recipient. */
  bounced = 'bounced',
  /** Sent, and marked as spam. */
  complained = 'complained',
}
registerEnumType(DeliveryStatus, { name: 'DeliveryStatus' });

/** The statuses that keep an email from its recipient. */
export enum DeliveryProblem {
  failed = 'failed',
  withheld = 'withheld',
  bounced = 'bounced',
  complained = 'complained',
}
registerEnumType(DeliveryProblem, { name: 'DeliveryProblem' });

@ObjectType()
export class EmailAttempt {
  @Field()
  at!: string;

  /** null when the mail server took it. */
  @Field(() => String, { nullable: true })
  error!: string | null;
}

/** An email without its text. */
@ObjectType()
export class EmailLogEntry {
  @Field(() => ID)
  id!: string;

  @Field()
  type!: string;

  @Field(() => DeliveryStatus)
  status!: DeliveryStatus;

  /** Why it was not sent, or why it came back. */
  @Field(() => String, { nullable: true })
  reason!: string | null;

  @Field()
  createdAt!: string;

  @Field(() => [EmailAttempt])
  @Extensions({ longest: ATTEMPTS_KEPT })
  attempts!: EmailAttempt[];
}

@ObjectType()
export class EmailLogPage extends pageOf(EmailLogEntry) {}

@InputType()
export class EmailLogInput extends PageInput {
  /** Only emails to this address. */
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsEmail()
  address?: string | null;

  @OptionalEnum(DeliveryProblem)
  problem?: DeliveryProblem | null;
}

@InputType()
export class AddressInput {
  @Field()
  @IsEmail()
  address!: string;
}

export enum SuppressionKind {
  bounced = 'bounced',
  complained = 'complained',
}
registerEnumType(SuppressionKind, { name: 'SuppressionKind' });

@ObjectType()
export class MailDelivery {
  /** Why the address gets no emails; null if it gets them. */
  @Field(() => SuppressionKind, { nullable: true })
  suppression!: SuppressionKind | null;

  @Field(() => String, { nullable: true })
  since!: string | null;
}

@ObjectType()
export class MailWebhook {
  /** Where a mail provider reports bounces and complaints. Secret. */
  @Field()
  url!: string;
}

/** Comes from the webhook of a mail provider. */
export class ReceiveMailEventsInput {
  @IsString()
  @MaxLength(200)
  token!: string;

  @IsString()
  @MaxLength(1_048_576)
  payload!: string;
}

export const RETURNED_MAIL_QUEUE = 'returned-mail';

/** A report from the mailbox for returned mail. Anyone can write to it, so it counts only with our signed Message-ID. */
export class ReceiveReturnedMailInput {
  /** `Message-ID` of the email that came back. */
  @IsString()
  @MaxLength(300)
  messageId!: string;

  @IsEmail()
  address!: string;

  @IsEnum(SuppressionKind)
  kind!: SuppressionKind;

  /** False for a full mailbox. */
  @IsBoolean()
  permanent!: boolean;

  @InternalText(1_000)
  reason?: string;
}

export class ReturnedMailReceipt {
  /** False if we sent no such email to this address. */
  isOurs!: boolean;
}
