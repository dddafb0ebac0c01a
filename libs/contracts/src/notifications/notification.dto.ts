import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';

export enum NotificationType {
  application_submitted = 'application_submitted',
  application_accepted = 'application_accepted',
  application_rejected = 'application_rejected',
  payment_received = 'payment_received',
  payment_confirmed = 'payment_confirmed',
  payment_refunded = 'payment_refunded',
  payout_reduced = 'payout_reduced',
  claim_approved = 'claim_approved',
  claim_denied = 'claim_denied',
  event_transferred = 'event_transferred',
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

  @Field(() => Int, { nullable: true, defaultValue: 20 })
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 20;
}

@ObjectType()
export class NotificationFeed {
  @Field(() => [Notification])
  items!: Notification[];

  @Field(() => String, { nullable: true })
  nextCursor!: string | null;

  @Field(() => Int)
  unreadCount!: number;
}

@ObjectType()
export class UnreadCount {
  @Field(() => Int)
  count!: number;
}
