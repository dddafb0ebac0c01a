import type { Caller } from './operation-table.js';

const vendor: readonly Caller[] = ['vendor'];
const organizer: readonly Caller[] = ['organizer'];

/** Preferences, recommendations, and the tools of Organizer Pro. */
export const toolOperations: Record<string, readonly Caller[]> = {
  'events.eventPlan': organizer,
  'events.tickPlanningTask': organizer,
  'events.addPlanningTask': organizer,
  'events.removePlanningTask': organizer,
  'events.vendorPreferences': vendor,
  'events.saveVendorPreferences': vendor,
  'events.vendorEventRecommendations': vendor,
  'events.vendorRecommendationsWithPreferences': vendor,
  'events.generateEventRecommendations': vendor,
  'events.vendorSuggestions': organizer,
  'applications.acceptedVendors': organizer,
  'applications.saveVendorMark': organizer,
  'applications.removeVendorMark': organizer,
  'applications.vendorRecords': organizer,
  'applications.vendorContacts': organizer,
  'identity.addressSharing': vendor,
  'identity.shareAddress': vendor,
  'identity.sharedAddresses': organizer,
};
