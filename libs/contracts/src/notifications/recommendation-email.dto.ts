import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsTimeZone, IsUUID, MaxLength } from 'class-validator';
import { Flag } from '../common/fields.js';

export const RECOMMENDATION_EMAILS_QUEUE = 'recommendation-letters';
export const MAX_LETTER_EVENTS = 5;

export interface RecommendationEmailWork {
  letterId: string;
}

/** Whether the vendor gets the weekly email of market events that fit them. */
@ObjectType()
export class RecommendationMail {
  @Field(() => Boolean)
  isWanted!: boolean;
}

@InputType()
export class ChooseRecommendationMailInput {
  @Flag()
  isWanted!: boolean;

  /** Where it is morning when the email is sent. */
  @Field(() => String)
  @IsTimeZone()
  @MaxLength(50)
  timeZone!: string;
}

/** For the workers, so it is not in the GraphQL schema. */
export interface RecommendationLetter {
  vendorId: string;
}

/** A market event in the email. */
export interface LetterEvent {
  title: string;
  city: string;
  state: string;
  eventDate: string;
  eventEndDate: string | null;
  matchReason: string;
}

export class SendRecommendationLetterInput {
  @IsUUID()
  letterId!: string;

  @IsArray()
  @ArrayMaxSize(MAX_LETTER_EVENTS)
  events!: LetterEvent[];
}
