import { profileSaved } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { ERASED, isPresent, outgoing } from '@stallbook/kernel';
import { profile } from './domain/profile.decider.js';

/** Every change of the person sends all that other services may store. */
export const profileIntegrationEvents = defineIntegrationEventMapper({
  aggregate: profile,
  mapWithState({ type }, profileState) {
    if (!isPresent(profileState) || profileState.email === ERASED) return [];
    if (type === 'profile.placement-changed') return [];
    const {
      address: _address,
      zipCode: _zip,
      website: _website,
      description: _text,
      boosted: _boosted,
      ...facts
    } = profileState;
    return [outgoing(profileSaved, facts)];
  },
});
