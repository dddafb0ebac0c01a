import { Controller } from '@nestjs/common';
import {
  addPlanningTask,
  removePlanningTask,
  tickPlanningTask,
  type AddPlanningTaskInput,
  type EventPlan,
  type RemovePlanningTaskInput,
  type TickPlanningTaskInput,
} from '@stallbook/contracts';
import { DomainError, idFrom, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { isCommonTask } from '../domain/planning-tasks.js';
import { EventPlans } from '../event-plans.js';

const MAX_TASKS = 100;

@Controller()
export class ChangeEventPlanHandler {
  constructor(private readonly plans: EventPlans) {}

  @Handles(tickPlanningTask)
  async tick({ eventId, taskId, isDone }: TickPlanningTaskInput, context: CallContext): Promise<EventPlan> {
    const event = await this.plans.requireOwn(eventId, context);
    if (!isCommonTask(taskId) && !(await this.plans.ownTasks(event)).some(({ id }) => id === taskId)) {
      throw notFound('Task not found');
    }
    return this.plans.change(event, isDone ? { $addToSet: { done: taskId } } : { $pull: { done: taskId } });
  }

  /** A repeated command adds once. */
  @Handles(addPlanningTask)
  async add({ eventId, title, dueDate }: AddPlanningTaskInput, context: CallContext): Promise<EventPlan> {
    const event = await this.plans.requireOwn(eventId, context);
    const task = { id: idFrom('planning-task', eventId, context.commandId), title: title.trim(), dueDate };
    if ((await this.plans.ownTasks(event)).length >= MAX_TASKS) {
      throw new DomainError('EVENT_PLAN.TOO_MANY_TASKS', `You can add up to ${MAX_TASKS} tasks.`);
    }
    return this.plans.change(event, { $addToSet: { own: task } });
  }

  @Handles(removePlanningTask)
  async remove({ eventId, taskId }: RemovePlanningTaskInput, context: CallContext): Promise<EventPlan> {
    const event = await this.plans.requireOwn(eventId, context);
    return this.plans.change(event, { $pull: { own: { id: taskId }, done: taskId } });
  }
}
