import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

const topic = 'applications.application.v1';
const key = 'applicationId';
const schema = z.object({
  applicationId: z.string(),
  marketEventId: z.string(),
  vendorId: z.string(),
  organizerId: z.string(),
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
/** The application is a draft again. */
export const applicationWithdrawn = defineIntegrationEvent({
  type: 'application.withdrawn',
  version: 1,
  topic,
  key,
  schema,
});

/** The organizer gave, changed, or took away the booth; which one is in the application. */
export const applicationBoothAssigned = defineIntegrationEvent({
  type: 'application.booth-assigned',
  version: 1,
  topic,
  key,
  schema,
});
