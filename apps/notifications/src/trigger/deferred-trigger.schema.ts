import { defineSchema, requiredString } from '@stallbook/platform/odm';
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

export const deferredTriggerSchema = defineSchema<ReceivedTrigger>(DEFERRED_TRIGGERS, {
  _id: requiredString,
  occurredAt: requiredString,
  correlationId: requiredString,
  trigger: { type: Schema.Types.Mixed, required: true },
});
