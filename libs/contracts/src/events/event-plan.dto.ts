import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsString, Matches, MaxLength } from 'class-validator';
import { Flag, Id, LocalDate, Text } from '../common/fields.js';

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
  @Id()
  eventId!: string;
}

@InputType()
export class TickPlanningTaskInput extends EventPlanInput {
  @Field(() => ID)
  @IsString()
  @MaxLength(60)
  taskId!: string;

  @Flag()
  isDone!: boolean;
}

@InputType()
export class AddPlanningTaskInput extends EventPlanInput {
  @Text(120)
  @Matches(/\S/, { message: 'Please name the task' })
  title!: string;

  @LocalDate()
  dueDate!: string;
}

@InputType()
export class RemovePlanningTaskInput extends EventPlanInput {
  @Id()
  taskId!: string;
}
