import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { MAX_INTEREST_MESSAGE_LENGTH } from '@stallbook/kernel';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Id, OptionalId } from '../common/fields.js';
import { PageInput } from '../common/inputs.js';
import { pageOf } from '../common/results.js';
import { AppliedEvent, ApplyingVendor } from './application.dto.js';

/** A vendor tells the organizer of a market event that they would like to take part. */
@ObjectType()
export class EventInterest {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  vendorId!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => String, { nullable: true })
  message!: string | null;

  @Field()
  createdAt!: string;

  @Field(() => AppliedEvent, { nullable: true })
  event!: AppliedEvent | null;

  @Field(() => ApplyingVendor, { nullable: true })
  vendor!: ApplyingVendor | null;
}

@ObjectType()
export class EventInterestPage extends pageOf(EventInterest) {}

@InputType()
export class InterestForEventInput {
  @Id()
  eventId!: string;
}

@InputType()
export class RemoveInterestInput {
  @Id()
  eventId!: string;
}

@InputType()
export class ExpressInterestInput {
  @Id()
  eventId!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_INTEREST_MESSAGE_LENGTH, { message: `Please use at most ${MAX_INTEREST_MESSAGE_LENGTH} characters` })
  message?: string | null;
}

@InputType()
export class MyInterestsInput extends PageInput {}

@InputType()
export class OrganizerInterestsInput extends PageInput {
  @OptionalId()
  eventId?: string | null;
}
