import { Field, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsTimeZone,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Enum, Flag, Text } from '../common/fields.js';

@InputType()
export class MailSubscriptionInput {
  /** The token from the link in an email. */
  @Text(200)
  token!: string;
}

@InputType()
export class ChangeMailSubscriptionInput extends MailSubscriptionInput {
  @Flag()
  subscribed!: boolean;
}

/** Which of the emails that can be stopped the holder of a link gets. */
@ObjectType()
export class MailSubscription {
  @Field()
  reminders!: boolean;

  @Field()
  invitations!: boolean;

  /** The daily summary, which the person chose. */
  @Field()
  digest!: boolean;

  /** The weekly email of market events, which the person chose. */
  @Field()
  recommendations!: boolean;

  @Field({ description: 'Whether a link stopped some of them. What the person chose is changed where they chose it.' })
  canResume!: boolean;
}

export enum PreferenceKind {
  applications = 'applications',
  payments = 'payments',
  events = 'events',
  invitations = 'invitations',
  messages = 'messages',
  reminders = 'reminders',
}
registerEnumType(PreferenceKind, { name: 'PreferenceKind' });

/** Whether a kind has emails, and whether they can be turned off. */
export enum PreferenceMail {
  always = 'always',
  optional = 'optional',
  none = 'none',
}
registerEnumType(PreferenceMail, { name: 'PreferenceMail' });

@ObjectType()
export class NotificationChoice {
  @Field(() => PreferenceKind)
  kind!: PreferenceKind;

  @Field(() => PreferenceMail)
  mail!: PreferenceMail;

  @Field()
  app!: boolean;

  @Field()
  email!: boolean;

  /** Included in the email that sums up each day. */
  @Field()
  digest!: boolean;

  /** Sent to the browsers that the person subscribed. */
  @Field()
  push!: boolean;
}

@ObjectType()
export class NotificationPreferences {
  @Field(() => [NotificationChoice])
  choices!: NotificationChoice[];

  /** null until the person chose something. */
  @Field(() => String, { nullable: true })
  timeZone!: string | null;

  /** Local time, `22:00`. Emails and pushes wait until `quietUntil`. */
  @Field(() => String, { nullable: true })
  quietFrom!: string | null;

  @Field(() => String, { nullable: true })
  quietUntil!: string | null;

  /** What a browser needs to subscribe; null if this installation sends no pushes. */
  @Field(() => String, { nullable: true })
  pushKey!: string | null;
}

@InputType()
export class NotificationChoiceInput {
  @Enum(PreferenceKind)
  kind!: PreferenceKind;

  @Flag()
  app!: boolean;

  @Flag()
  email!: boolean;

  @Flag()
  digest!: boolean;

  @Flag()
  push!: boolean;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const hasQuietHours = ({ quietFrom, quietUntil }: SaveNotificationPreferencesInput) =>
  quietFrom !== null || quietUntil !== null;

@InputType()
export class SaveNotificationPreferencesInput {
  @Field(() => [NotificationChoiceInput])
  @IsArray()
  @ArrayUnique(({ kind }: NotificationChoiceInput) => kind)
  @ValidateNested({ each: true })
  @Type(() => NotificationChoiceInput)
  @ArrayMaxSize(Object.keys(PreferenceKind).length)
  choices!: NotificationChoiceInput[];

  @Field()
  @IsTimeZone()
  @MaxLength(50)
  timeZone!: string;

  @Field(() => String, { nullable: true })
  @ValidateIf(hasQuietHours)
  @Matches(TIME)
  quietFrom!: string | null;

  @Field(() => String, { nullable: true })
  @ValidateIf(hasQuietHours)
  @Matches(TIME)
  quietUntil!: string | null;
}
