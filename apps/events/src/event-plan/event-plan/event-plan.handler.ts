import { Controller } from '@nestjs/common';
import { eventPlan, type EventPlan, type EventPlanInput } from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { EventPlans } from '../event-plans.js';

@Controller()
export class EventPlanHandler {
  constructor(private readonly plans: EventPlans) {}

  @Handles(eventPlan)
  async handle({ eventId }: EventPlanInput, context: CallContext): Promise<EventPlan> {
    return this.plans.show(await this.plans.requireOwn(eventId, context));
  }
}
