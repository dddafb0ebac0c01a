import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsOptional, IsString, Matches } from 'class-validator';
import { Integer } from '../common/fields.js';

export enum NotificationType {
  application_submitted = 'application_submitted',
  application_accepted = 'application_accepted',
  application_rejected = 'application_rejected',
  application_withdrawn = 'application_withdrawn',
  booth_assigned = 'booth_assigned',
  payment_received = 'payment_received',
  payment_confirmed = 'payment_confirmed',
  payment_failed = 'payment_failed',
  payment_disputed = 'payment_disputed',
  payment_refunded = 'payment_refunded',
  payout_reduced = 'payout_reduced',
  plan_payment_failed = 'plan_payment_failed',
  plan_changed = 'plan_changed',
  claim_approved = 'claim_approved',
  claim_denied = 'claim_denied',
  invitation_received = 'invitation_received',
  invitation_accepted = 'invitation_accepted',
  message_received = 'message_received',
  event_reminder = 'event_reminder',
  event_changed = 'event_changed',
  event_transferred = 'event_transferred',
  event_taken_down = 'event_taken_down',
  event_restored = 'event_restored',
  payment_due = 'payment_due',
  draft_unsent = 'draft_unsent',
  applications_undecided = 'applications_undecided',
}
registerEnumType(NotificationType, { name: 'NotificationType' });

@ObjectType()
export class Notification {
  @Field(() => ID)
  id!: string;

  @Field(() => NotificationType)
  type!: NotificationType;

  @Field()
  title!: string;

  @Field()
  body!: string;

  @Field()
  link!: string;

  @Field()
  createdAt!: string;

  @Field(() => String, { nullable: true })
  readAt!: string | null;
}

@InputType()
export class MyNotificationsInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @Matches(/^\d{1,15}$/)
  cursor?: string;

  @Integer({ min: 1, max: 100, defaultValue: 20 })
  limit: number = 20;
}

@ObjectType()
export class NotificationFeed {
  @Field(() => [Notification])
  items!: Notification[];

  @Field(() => String, { nullable: true })
  nextCursor!: string | null;
}

@ObjectType()
export class UnreadCount {
  @Field(() => Int)
  count!: number;
}
