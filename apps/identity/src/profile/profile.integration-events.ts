import { profileSaved } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { ERASED, isPresent, outgoing } from '@stallbook/kernel';
import { profile } from './domain/profile.decider.js';

/** Every change sends all that other services may store. */
export const profileIntegrationEvents = defineIntegrationEventMapper({
  aggregate: profile,
  map(_event, profileState) {
    if (!isPresent(profileState) || profileState.email === ERASED) return [];
    const { address: _address, zipCode: _zip, website: _website, description: _text, ...facts } = profileState;
    return [outgoing(profileSaved, facts)];
  },
});
