import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsNotEmpty } from 'class-validator';
import { Enum, Instant, OptionalInteger, OptionalEmailAddress, OptionalText, Text } from '../common/fields.js';
import { pageOf } from '../common/results.js';
import { MAX_MESSAGE_LENGTH, VisitorFormInput } from '../common/visitor-form.inputs.js';

export enum FeedbackCategory {
  bug = 'bug',
  improvement = 'improvement',
  confusing = 'confusing',
  general = 'general',
}
registerEnumType(FeedbackCategory, { name: 'FeedbackCategory' });

@InputType()
export class SubmitFeedbackInput extends VisitorFormInput {
  @OptionalText(200)
  name?: string | null;

  @OptionalEmailAddress()
  email?: string | null;

  @Enum(FeedbackCategory)
  category!: FeedbackCategory;

  @OptionalInteger({ min: 1, max: 5 })
  rating?: number | null;

  @Text(MAX_MESSAGE_LENGTH)
  @IsNotEmpty({ message: 'Please enter a message' })
  message!: string;

  @Text(2_000)
  page!: string;

  @Text(2_000)
  url!: string;

  @Text(1_000)
  userAgent!: string;

  @Instant()
  timestamp!: string;
}

@ObjectType()
export class Feedback {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String, { nullable: true })
  email!: string | null;

  @Field(() => FeedbackCategory)
  category!: FeedbackCategory;

  @Field(() => Int, { nullable: true })
  rating!: number | null;

  @Field()
  message!: string;

  @Field()
  page!: string;

  @Field()
  url!: string;

  @Field()
  userAgent!: string;

  @Field()
  timestamp!: string;

  @Field()
  createdAt!: string;

  /** Null until an admin marks it as done. */
  @Field(() => String, { nullable: true })
  doneAt!: string | null;
}

@ObjectType()
export class FeedbackPage extends pageOf(Feedback) {}
