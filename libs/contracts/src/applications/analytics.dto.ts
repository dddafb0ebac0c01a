import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { StatusCounts } from './application.dto.js';

/** Applications, counted by the month in which they were sent. */
@ObjectType()
export class ApplicationsOfMonth {
  /** `2027-05`, in the time zone of the caller. */
  @Field(() => String)
  month!: string;

  @Field(() => Int)
  pending!: number;

  @Field(() => Int)
  accepted!: number;

  @Field(() => Int)
  rejected!: number;
}

@ObjectType({ isAbstract: true })
abstract class ApplicationFigures extends StatusCounts {
  @Field(() => Float, { nullable: true, description: 'Accepted among the decided ones; null if none is decided.' })
  acceptanceRate!: number | null;

  @Field(() => [ApplicationsOfMonth], { description: 'The oldest first; every month of the window.' })
  byMonth!: ApplicationsOfMonth[];

  @Field(() => Int)
  interests!: number;
}

@ObjectType()
export class VendorAnalytics extends ApplicationFigures {
  @Field(() => Int)
  timeSavedSeconds!: number;

  @Field(() => Int)
  quickApplies!: number;

  @Field(() => Int)
  invitationsSent!: number;
}

@ObjectType()
export class OrganizerAnalytics extends ApplicationFigures {
  @Field(() => Int)
  invitationsReceived!: number;
}
