import { defineCommand, defineQuery } from '@stallbook/kernel';
import {
  AddPlanningTaskInput,
  EventPlanInput,
  RemovePlanningTaskInput,
  TickPlanningTaskInput,
  type EventPlan,
} from './event-plan.dto.js';

const access = ['organizer'] as const;

/** @throws `MEMBERSHIP.ORGANIZER_PRO_REQUIRED`, NOT_FOUND for a market event of another organizer, as all below */
export const eventPlan = defineQuery<EventPlan>()('events.eventPlan', { input: EventPlanInput, access });

export const tickPlanningTask = defineCommand<EventPlan>()('events.tickPlanningTask', {
  input: TickPlanningTaskInput,
  access,
});

/** @throws `EVENT_PLAN.TOO_MANY_TASKS` */
export const addPlanningTask = defineCommand<EventPlan>()('events.addPlanningTask', {
  input: AddPlanningTaskInput,
  access,
});

/** Only tasks that the organizer added can be removed. */
export const removePlanningTask = defineCommand<EventPlan>()('events.removePlanningTask', {
  input: RemovePlanningTaskInput,
  access,
});
