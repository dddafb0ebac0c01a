import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { pageOf } from '../common/results.js';
import { Application } from './application.dto.js';

@ObjectType()
export class ApplicationTemplate {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  vendorId!: string;

  @Field(() => String)
  templateName!: string;

  @Field(() => String, { nullable: true })
  businessDescription!: string | null;

  @Field(() => String)
  productsOffered!: string;

  @Field(() => String, { nullable: true })
  boothSetup!: string | null;

  @Field(() => String, { nullable: true })
  specialRequirements!: string | null;

  @Field(() => Int, { nullable: true })
  yearsExperience!: number | null;

  @Field(() => String, { nullable: true })
  insuranceInfo!: string | null;

  @Field(() => String)
  updatedAt!: string;
}

@ObjectType()
export class QuickApplyAnswer {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Application, { nullable: true })
  application!: Application | null;

  @Field(() => String, { nullable: true, description: 'Set where the event refused.' })
  code!: string | null;

  @Field(() => String, { nullable: true })
  message!: string | null;
}

@ObjectType()
export class TimeSavedRecord {
  @Field(() => ID)
  vendorId!: string;

  @Field(() => ID)
  eventId!: string;

  @Field(() => Int)
  timeSavedSeconds!: number;

  @Field(() => String)
  applicationMethod!: string;

  @Field(() => String)
  createdAt!: string;
}

@ObjectType()
export class TimeSaved extends pageOf(TimeSavedRecord) {
  @Field(() => Int)
  totalSeconds!: number;
}
