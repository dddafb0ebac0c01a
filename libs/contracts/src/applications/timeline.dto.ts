import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min } from 'class-validator';

export enum TimelineParty {
  vendor = 'vendor',
  organizer = 'organizer',
  system = 'system',
}

registerEnumType(TimelineParty, { name: 'TimelineParty' });

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

  @Field(() => TimelineParty)
  party!: TimelineParty;

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
  @Field(() => ID)
  @IsUUID()
  id!: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(10)
  @Matches(/^\d+$/)
  cursor?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: 50 })
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 50;
}
