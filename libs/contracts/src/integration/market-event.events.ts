import { defineIntegrationEvent, refundPolicy } from '@stallbook/kernel';
import { z } from 'zod';
import { marketEventChanges } from '../events/market-event-changes.js';

export const marketEventSaved = defineIntegrationEvent({
  type: 'market-event.saved',
  version: 1,
  topic: 'events.market-event.v1',
  key: 'marketEventId',
  schema: z.object({
    marketEventId: z.string(),
    revision: z.int().positive(),
    organizerId: z.string().nullable(),
    title: z.string(),
    status: z.enum(['draft', 'published']),
    /** By an admin. Its status is `draft` meanwhile. */
    takenDown: z.boolean().optional(),
    /** Its payments are refunded first. Its status is `draft` meanwhile. */
    isBeingDeleted: z.boolean().optional(),
    eventType: z.string(),
    seededByAdmin: z.boolean(),
    organizerClaimed: z.boolean(),
    /** It has an organizer who has yet to confirm its fees and dates, and takes no applications. */
    gettingReady: z.boolean(),
    location: z.string(),
    address: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    timeZone: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    /** An import made up the dates. */
    dateToBeAnnounced: z.boolean(),
    startTime: z.string().nullable(),
    endTime: z.string().nullable(),
    applicationDeadline: z.string().nullable(),
    loadInDate: z.string().nullable(),
    loadInTime: z.string().nullable(),
    loadOutTime: z.string().nullable(),
    boothFeeCents: z.int().nonnegative(),
    applicationFeeCents: z.int().nonnegative(),
    maxVendors: z.int().nullable(),
    refundPolicy: refundPolicy.nullable(),
  }),
});

/** Only for a published market event. On its own topic: the state's topic keeps one message per key. */
export const marketEventRescheduled = defineIntegrationEvent({
  type: 'market-event.rescheduled',
  version: 1,
  topic: 'events.market-event-change.v1',
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), changes: marketEventChanges, reason: z.string().nullable() }),
});

const transferTopic = 'events.market-event-transfer.v1';

/** By an admin. On its own topic: the state's topic keeps one message per key. */
export const marketEventTransferred = defineIntegrationEvent({
  type: 'market-event.transferred',
  version: 1,
  topic: transferTopic,
  key: 'marketEventId',
  schema: z.object({
    marketEventId: z.string(),
    organizerId: z.string(),
    formerOrganizerId: z.string().nullable(),
    /** That of the state with the new organizer. */
    revision: z.int().positive().optional(),
  }),
});

/** The address of an approved claim has registered. */
export const marketEventOwnerAssigned = defineIntegrationEvent({
  type: 'market-event.owner-assigned',
  version: 1,
  topic: transferTopic,
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), title: z.string(), organizerId: z.string() }),
});

/**
 * For each `person.erased`: all market events that the person owned before, with their owner of now. Whatever depends on
 * the owner of a market event follows this instead, since the two topics have no common order.
 */
export const ownerErasureRecorded = defineIntegrationEvent({
  type: 'owner-erasure.recorded',
  version: 1,
  topic: transferTopic,
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    transferred: z.array(z.object({ marketEventId: z.string(), organizerId: z.string() })),
  }),
});

const moderationTopic = 'events.market-event-moderation.v1';

/** By an admin. On a topic apart from the state, which keeps one message per key. */
export const marketEventTakenDown = defineIntegrationEvent({
  type: 'market-event.taken-down',
  version: 1,
  topic: moderationTopic,
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), organizerId: z.string().nullable(), reason: z.string() }),
});

export const marketEventRestored = defineIntegrationEvent({
  type: 'market-event.restored',
  version: 1,
  topic: moderationTopic,
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), organizerId: z.string().nullable() }),
});

/** Its organizer deleted their account. It has no organizer anymore, or only appears as their draft. */
export const marketEventWithdrawn = defineIntegrationEvent({
  type: 'market-event.withdrawn',
  version: 1,
  topic: moderationTopic,
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), organizerId: z.string() }),
});

/** Its payments are refunded, and then it is deleted. On its own topic: the state's topic keeps one message per key. */
export const marketEventDeletionStarted = defineIntegrationEvent({
  type: 'market-event.deletion-started',
  version: 1,
  topic: 'events.market-event-deletion.v1',
  key: 'marketEventId',
  schema: z.object({ marketEventId: z.string(), organizerId: z.string() }),
});

/**
 * Stays under its key instead of a tombstone, which a compacted topic drops after a day: a service that was down longer
 * would keep applications of a deleted market.
 */
export const marketEventDeleted = defineIntegrationEvent({
  type: 'market-event.deleted',
  version: 1,
  topic: 'events.market-event.v1',
  key: 'marketEventId',
  schema: z.object({
    marketEventId: z.string(),
    organizerId: z.string().nullable(),
    /** When its organizer deleted it, if payments had to be refunded first. */
    startedAt: z.iso.datetime().optional(),
  }),
});
