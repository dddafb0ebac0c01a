import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';
import { marketEventChanges } from '../events/market-event-changes.js';

const topic = 'applications.application.v1';
const key = 'applicationId';
const parties = z.object({
  applicationId: z.string(),
  marketEventId: z.string(),
  vendorId: z.string(),
  organizerId: z.string(),
});
const schema = parties.extend({
  boothFeeCents: z.int().nonnegative(),
  applicationFeeCents: z.int().nonnegative(),
});

export const applicationSubmitted = defineIntegrationEvent({
  type: 'application.submitted',
  version: 1,
  topic,
  key,
  schema,
});
export const applicationAccepted = defineIntegrationEvent({
  type: 'application.accepted',
  version: 1,
  topic,
  key,
  schema,
});
export const applicationRejected = defineIntegrationEvent({
  type: 'application.rejected',
  version: 1,
  topic,
  key,
  schema,
});
/** Only for its vendor: organizers see applications once they are submitted. */
export const applicationDrafted = defineIntegrationEvent({
  type: 'application.drafted',
  version: 1,
  topic,
  key,
  schema: z.object({ applicationId: z.string(), marketEventId: z.string(), vendorId: z.string() }),
});
export const applicationDraftDeleted = defineIntegrationEvent({
  type: 'application.draft-deleted',
  version: 1,
  topic,
  key,
  schema: z.object({ applicationId: z.string() }),
});
/** By its vendor. Before the decision it is a draft again; afterwards its booth is free. */
export const applicationWithdrawn = defineIntegrationEvent({
  type: 'application.withdrawn',
  version: 1,
  topic,
  key,
  schema: schema.extend({
    wasAccepted: z.boolean(),
    /** The refunded percentage of what was paid, by the policy of the market event when the vendor applied. */
    refundPercent: z.int().min(0).max(100),
  }),
});

/** For a vendor who was accepted: dates, times, or the place of the market event changed. */
export const applicationEventChanged = defineIntegrationEvent({
  type: 'application.event-changed',
  version: 1,
  topic,
  key,
  schema: parties.extend({ changes: marketEventChanges, reason: z.string().nullable() }),
});

/** For a vendor who applied or was accepted: staff took the market event down. */
export const applicationEventHidden = defineIntegrationEvent({
  type: 'application.event-hidden',
  version: 1,
  topic,
  key,
  schema: parties,
});
export const applicationEventRestored = defineIntegrationEvent({
  type: 'application.event-restored',
  version: 1,
  topic,
  key,
  schema: parties,
});

/** For a vendor who applied or was accepted: the market event was deleted before it began. */
export const applicationEventCanceled = defineIntegrationEvent({
  type: 'application.event-canceled',
  version: 1,
  topic,
  key,
  schema: parties,
});

/** For a vendor who applied or was accepted: the organizer deleted their account before the market event began. */
export const applicationOrganizerLeft = defineIntegrationEvent({
  type: 'application.organizer-left',
  version: 1,
  topic,
  key,
  schema: parties,
});

/** The organizer gave, changed, or took away the booth. */
export const applicationBoothAssigned = defineIntegrationEvent({
  type: 'application.booth-assigned',
  version: 1,
  topic,
  key,
  /** null: taken away. */
  schema: schema.extend({ boothLocation: z.string().nullable() }),
});
