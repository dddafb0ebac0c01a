import { defineIntegrationEvent, refundPolicy } from '@stallbook/kernel';
import { z } from 'zod';

export const marketEventSaved = defineIntegrationEvent({
  type: 'market-event.saved',
  version: 2,
  topic: 'events.market-event.v1',
  key: 'marketEventId',
  schema: z.object({
    marketEventId: z.string(),
    revision: z.int().positive(),
    organizerId: z.string().nullable(),
    title: z.string(),
    status: z.enum(['draft', 'published']),
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
  upcast: {
    1: (data) => ({
      ...data,
      gettingReady: false,
      refundPolicy: null,
      address: null,
      loadInDate: null,
      loadInTime: null,
      loadOutTime: null,
    }),
  },
});
