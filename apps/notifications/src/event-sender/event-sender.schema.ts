import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const EVENT_SENDERS = 'eventSenders';

/** How an organizer appears in emails about their events. The ID is the organizer's. */
export interface EventSenderDocument {
  _id: string;
  name: string | null;
  accentColor: string | null;
  repliesToMe: boolean;
}

export const eventSenderSchema = defineSchema<EventSenderDocument>(EVENT_SENDERS, {
  _id: requiredString,
  name: String,
  accentColor: String,
  repliesToMe: { type: Boolean, required: true },
});
