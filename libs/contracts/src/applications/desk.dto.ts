import { Extensions, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { pageOf } from '../common/results.js';
import { Application, StatusCounts } from './application.dto.js';

export const MAX_TAGS = 10;
export const MAX_CHOICES = 100;
export const MAX_BOOTHS = 10_000;

/** What an organizer keeps about an application for themselves. */
@ObjectType()
export class ApplicationMarks {
  @Field(() => ID)
  applicationId!: string;

  @Field(() => Boolean)
  shortlisted!: boolean;

  @Field(() => Int, { nullable: true, description: 'From 1 to 5.' })
  rating!: number | null;

  @Field(() => [String])
  @Extensions({ longest: MAX_TAGS })
  tags!: string[];

  @Field(() => String, { nullable: true })
  note!: string | null;
}

/** An application as the organizer's desk shows it. */
@ObjectType()
export class DeskEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => Application)
  application!: Application;

  @Field(() => ApplicationMarks)
  marks!: ApplicationMarks;

  @Field(() => [String], { description: 'What the vendor sells, by category.' })
  @Extensions({ longest: MAX_CHOICES })
  categories!: string[];
}

@ObjectType()
export class DeskPage extends pageOf(DeskEntry) {
  @Field(() => StatusCounts, { description: 'Whatever status was asked for.' })
  counts!: StatusCounts;
}

/** What the desk can be narrowed to. */
@ObjectType()
export class DeskChoices {
  @Field(() => [String])
  @Extensions({ longest: MAX_CHOICES })
  categories!: string[];

  @Field(() => [String])
  @Extensions({ longest: MAX_CHOICES })
  tags!: string[];
}

@ObjectType()
export class EventBooths {
  @Field(() => ID)
  eventId!: string;

  @Field(() => Int)
  accepted!: number;

  @Field(() => Int, { nullable: true, description: 'null without a limit.' })
  left!: number | null;

  @Field(() => [String], { description: 'Booths that several vendors have, in lower case.' })
  @Extensions({ longest: MAX_BOOTHS })
  shared!: string[];

  @Field(() => [String], { description: 'The booths that vendors have, each once.' })
  @Extensions({ longest: MAX_BOOTHS })
  taken!: string[];
}
