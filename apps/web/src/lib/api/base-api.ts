import { createApi } from '@reduxjs/toolkit/query/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createBaseQuery } from './base-query.js';

export const tags = [
  'Session',
  'Event',
  'Email',
  'EmailTemplate',
  'Claim',
  'Import',
  'Application',
  'Payment',
  'Account',
  'Attachment',
  'Notification',
  'EventSender',
  'Preference',
  'Message',
  'Thread',
  'Profile',
  'Plan',
  'Subscription',
  'Post',
  'Interest',
  'Operation',
  'Template',
  'Submission',
  'Security',
  'SecondFactor',
  'Person',
  'AccountExport',
  'Blueprint',
  'Bookmark',
  'Broadcast',
  'BulkDecision',
  'Invitation',
  'MessageReport',
  'Calculation',
  'Recommendation',
  'EventPlan',
  'VendorMark',
  'CalendarFeed',
  'System',
  'DeadLetter',
  'Reconciliation',
  'LandingTexts',
] as const;

/** The one API of the app; each feature injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  tagTypes: tags,
  baseQuery: createBaseQuery(sessionLost),
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

function sessionLost(): UnknownAction {
  return baseApi.util.invalidateTags(['Session']);
}
