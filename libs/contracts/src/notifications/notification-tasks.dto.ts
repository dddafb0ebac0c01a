import { Field, Int, ObjectType } from '@nestjs/graphql';

/** What waits for an admin. */
@ObjectType()
export class NotificationTasks {
  @Field(() => Int)
  openReports!: number;

  @Field(() => Int, { description: 'Of the past week.' })
  failedEmails!: number;
}
