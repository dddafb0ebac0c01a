import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsInt, IsISO8601, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsMailAddress } from '../common/mail-address.js';
import { pageOf } from '../common/results.js';
import { LONGEST_MESSAGE, VisitorFormInput } from '../common/visitor-form.input.js';

export enum FeedbackCategory {
  bug = 'bug',
  improvement = 'improvement',
  confusing = 'confusing',
  general = 'general',
}
registerEnumType(FeedbackCategory, { name: 'FeedbackCategory' });

@InputType()
export class SubmitFeedbackInput extends VisitorFormInput {
  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  name?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsMailAddress()
  @MaxLength(254)
  email?: string | null;

  @Field(() => FeedbackCategory)
  @IsEnum(FeedbackCategory)
  category!: FeedbackCategory;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(5)
  rating?: number | null;

  @Field()
  @IsString()
  @MaxLength(LONGEST_MESSAGE)
  @IsNotEmpty({ message: 'Please enter a message' })
  message!: string;

  @Field()
  @IsString()
  @MaxLength(2_000)
  page!: string;

  @Field()
  @IsString()
  @MaxLength(2_000)
  url!: string;

  @Field()
  @IsString()
  @MaxLength(1_000)
  userAgent!: string;

  @Field()
  @IsISO8601()
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
