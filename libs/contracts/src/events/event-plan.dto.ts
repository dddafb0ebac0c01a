import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsBoolean, IsString, IsUUID, Matches, MaxLength } from 'class-validator';

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

@ObjectType()
export class PlanningTask {
  /** A name for the tasks of every event, an ID for a task that the organizer added. */
  @Field(() => ID)
  id!: string;

  /** Null for the tasks of every event. */
  @Field(() => String, { nullable: true })
  title!: string | null;

  /** A day at the event. */
  @Field()
  dueDate!: string;

  @Field(() => Boolean)
  isDone!: boolean;
}

@ObjectType()
export class EventPlan {
  @Field(() => ID)
  eventId!: string;

  /** Earliest first. */
  @Field(() => [PlanningTask])
  tasks!: PlanningTask[];
}

@InputType()
export class EventPlanInput {
  @Field(() => ID)
  @IsUUID()
  eventId!: string;
}

@InputType()
export class TickPlanningTaskInput extends EventPlanInput {
  @Field(() => ID)
  @IsString()
  @MaxLength(60)
  taskId!: string;

  @Field(() => Boolean)
  @IsBoolean()
  isDone!: boolean;
}

@InputType()
export class AddPlanningTaskInput extends EventPlanInput {
  @Field()
  @IsString()
  @MaxLength(120)
  @Matches(/\S/, { message: 'Please name the task' })
  title!: string;

  @Field()
  @Matches(DATE, { message: 'Please enter a date as YYYY-MM-DD' })
  dueDate!: string;
}

@InputType()
export class RemovePlanningTaskInput extends EventPlanInput {
  @Field(() => ID)
  @IsUUID()
  taskId!: string;
}
