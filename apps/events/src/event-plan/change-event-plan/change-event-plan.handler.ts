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
import { idFrom, notFound, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { isCommonTask, ownTask } from '../domain/planning-tasks.js';
import { EventPlans } from '../event-plans.js';

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

  @Handles(addPlanningTask)
  async add({ eventId, title, dueDate }: AddPlanningTaskInput, context: CallContext): Promise<EventPlan> {
    const event = await this.plans.requireOwn(eventId, context);
    const id = idFrom('planning-task', eventId, context.commandId);
    return this.plans.add(event, ownTask({ id, title, dueDate }));
  }

  @Handles(removePlanningTask)
  async remove({ eventId, taskId }: RemovePlanningTaskInput, context: CallContext): Promise<EventPlan> {
    const event = await this.plans.requireOwn(eventId, context);
    return this.plans.change(event, { $pull: { own: { id: taskId }, done: taskId } });
  }
}
