import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';

/** What a person's plan allows. Without one, the person is on the basic plan. */
export const membershipSaved = defineIntegrationEvent({
  type: 'membership.saved',
  version: 1,
  topic: 'billing.membership.v1',
  key: 'personId',
  schema: z.object({
    personId: z.string(),
    tier: z.enum(['basic', 'vendor_pro', 'organizer_pro', 'pro']),
    isVendorPro: z.boolean(),
    isOrganizerPro: z.boolean(),
    canBoostListings: z.boolean(),
    canViewSuggestions: z.boolean(),
    canReadLibrary: z.boolean(),
    /** -1: unlimited. */
    maxBookmarks: z.int(),
  }),
});
