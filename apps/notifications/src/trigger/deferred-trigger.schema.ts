import { defineSchema } from '@stallbook/platform/odm';
import { Schema } from 'mongoose';
import type { Trigger } from './trigger.js';

export const DEFERRED_TRIGGERS = 'deferredTriggers';

/** The ID is the message's. */
export interface ReceivedTrigger {
  _id: string;
  /** ISO instant. */
  occurredAt: string;
  correlationId: string;
  trigger: Trigger;
}

const text = { type: String, required: true };

export const deferredTriggerSchema = defineSchema<ReceivedTrigger>(DEFERRED_TRIGGERS, {
  _id: text,
  occurredAt: text,
  correlationId: text,
  trigger: { type: Schema.Types.Mixed, required: true },
});
