import { defineSchema } from '@stallbook/platform/odm';
import type { OwnTask } from './domain/planning-tasks.js';

export const EVENT_PLANS = 'eventPlans';

export interface EventPlanRow {
  /** The market event's ID. */
  _id: string;
  /** Whose it is. */
  organizerId: string;
  /** IDs of tasks. */
  done: string[];
  own: OwnTask[];
}

const text = { type: String, required: true };

export const eventPlanSchema = defineSchema<EventPlanRow>(
  EVENT_PLANS,
  {
    _id: text,
    organizerId: text,
    done: { type: [String], required: true },
    own: { type: [{ _id: false, id: text, title: text, dueDate: text }], required: true },
  },
  [{ key: { organizerId: 1 } }],
);
