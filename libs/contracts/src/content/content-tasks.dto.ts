import { Field, Int, ObjectType } from '@nestjs/graphql';

/** What waits for an admin. */
@ObjectType()
export class ContentTasks {
  @Field(() => Int)
  openMessages!: number;

  @Field(() => Int)
  openFeedback!: number;
}
