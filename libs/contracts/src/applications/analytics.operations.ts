import { defineQuery } from '@stallbook/kernel';
import { AnalyticsInput } from '../common/inputs.js';
import type { OrganizerAnalytics, VendorAnalytics } from './analytics.dto.js';

export const vendorAnalytics = defineQuery<VendorAnalytics>()('applications.vendorAnalytics', {
  input: AnalyticsInput,
  access: ['vendor'],
});

/** About the caller's own market events. */
export const organizerAnalytics = defineQuery<OrganizerAnalytics>()('applications.organizerAnalytics', {
  input: AnalyticsInput,
  access: ['organizer'],
});
