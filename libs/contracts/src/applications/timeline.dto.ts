import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import { Id, Integer, OptionalText } from '../common/fields.js';

@ObjectType()
export class TimelineChange {
  @Field(() => String)
  field!: string;

  @Field(() => String, { nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true })
  after!: string | null;
}

@ObjectType()
export class TimelineEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  at!: string;

  @Field(() => String)
  actorName!: string;

  @Field(() => String)
  what!: string;

  @Field(() => [TimelineChange])
  changes!: TimelineChange[];
}

@ObjectType()
export class Timeline {
  @Field(() => [TimelineEntry])
  items!: TimelineEntry[];

  @Field(() => String, { nullable: true })
  nextCursor!: string | null;
}

@InputType()
export class TimelineInput {
  @Id()
  id!: string;

  @OptionalText(10)
  @Matches(/^\d+$/)
  cursor?: string | null;

  @Integer({ min: 1, max: 100, defaultValue: 50 })
  limit: number = 50;
}
