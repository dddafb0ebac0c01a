import { defineSchema, requiredString } from '@stallbook/platform/odm';
import type { OwnTask } from './domain/planning-tasks.js';

export const EVENT_PLANS = 'eventPlans';

export interface EventPlanRow {
  /** The market event's ID. */
  _id: string;
  /** The plan's owner. */
  organizerId: string;
  /** The version of the market event with which it began. */
  eventVersion: number;
  /** IDs of tasks. */
  done: string[];
  own: OwnTask[];
}

export const eventPlanSchema = defineSchema<EventPlanRow>(
  EVENT_PLANS,
  {
    _id: requiredString,
    organizerId: requiredString,
    eventVersion: { type: Number, required: true },
    done: { type: [String], required: true },
    own: { type: [{ _id: false, id: requiredString, title: requiredString, dueDate: requiredString }], required: true },
  },
  [{ key: { organizerId: 1 } }],
);
