export const attendeeFeatureNames = [
  'smart-discovery',
  'one-click-registration',
  'secure-ticketing',
  'mobile-experience',
  'smart-notifications',
  'community',
] as const;
export type AttendeeFeatureName = (typeof attendeeFeatureNames)[number];
