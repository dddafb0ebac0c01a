import { defineCommand, defineQuery } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import {
  TakeNewRecommendationsInput,
  VendorSuggestionsInput,
  type EventRecommendation,
  type GeneratedRecommendations,
  type VendorSuggestions,
} from './recommendation.dto.js';
import { VendorPreferencesInput, type VendorPreferences } from './vendor-preferences.dto.js';

const access = ['vendor'] as const;

/** The caller's own, with defaults for what was never saved. */
export const vendorPreferences = defineQuery<VendorPreferences>()('events.vendorPreferences', {
  input: NoInput,
  access,
});

/** @throws BAD_INPUT if the lowest fee is above the highest */
export const saveVendorPreferences = defineCommand<VendorPreferences>()('events.saveVendorPreferences', {
  input: VendorPreferencesInput,
  access,
});

/** @throws `MEMBERSHIP.SUGGESTIONS_REQUIRED`, as all operations below */
export const vendorEventRecommendations = defineQuery<EventRecommendation[]>()('events.vendorEventRecommendations', {
  input: VendorPreferencesInput,
  access,
});

/** Uses the caller's stored preferences. */
export const vendorRecommendationsWithPreferences = defineQuery<EventRecommendation[]>()(
  'events.vendorRecommendationsWithPreferences',
  { input: NoInput, access },
);

/** By the caller's stored preferences, with when it was computed. */
export const generateEventRecommendations = defineQuery<GeneratedRecommendations>()(
  'events.generateEventRecommendations',
  { input: NoInput, access },
);

/** @throws NOT_FOUND for a market event of another organizer */
export const vendorSuggestions = defineQuery<VendorSuggestions>()('events.vendorSuggestions', {
  input: VendorSuggestionsInput,
  access: ['organizer'],
});

/** For the weekly email: those of no earlier email. The same letter gets the same again. None without the plan. */
export const takeNewRecommendations = defineCommand<EventRecommendation[]>()('events.takeNewRecommendations', {
  input: TakeNewRecommendationsInput,
  access: 'system',
});
