import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsString, MaxLength } from 'class-validator';

@InputType()
export class MailSubscriptionInput {
  /** From the link in an email. */
  @Field()
  @IsString()
  @MaxLength(200)
  token!: string;
}

@InputType()
export class ChangeMailSubscriptionInput extends MailSubscriptionInput {
  @Field()
  @IsBoolean()
  subscribed!: boolean;
}

/** Which of the emails that can be stopped the holder of a link gets. */
@ObjectType()
export class MailSubscription {
  @Field()
  reminders!: boolean;

  @Field()
  invitations!: boolean;
}
