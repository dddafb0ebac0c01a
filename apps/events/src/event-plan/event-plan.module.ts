import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { ReplicaModule } from '../replicas/replica.module.js';
import { ChangeEventPlanHandler } from './change-event-plan/change-event-plan.handler.js';
import { eventPlanSchema } from './event-plan.schema.js';
import { EventPlans } from './event-plans.js';
import { EventPlanHandler } from './event-plan/event-plan.handler.js';
import { EventPlanDeletedReaction } from './reactions/event-plan-deleted.reaction.js';

@Module({
  imports: [modelsOf(eventPlanSchema), ReplicaModule],
  providers: [EventPlans, EventPlanDeletedReaction],
  controllers: [EventPlanHandler, ChangeEventPlanHandler],
})
export class EventPlanModule {}
