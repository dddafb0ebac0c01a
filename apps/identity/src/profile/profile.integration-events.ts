import { profileSaved } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing, ERASED } from '@stallbook/kernel';
import { profile } from './domain/profile.js';

/** After every change the whole of what other services may keep. */
export const profileIntegrationEvents = defineIntegrationEventMapper({
  aggregate: profile,
  map: (_event, { personId, role, email, businessName, contactName, phone, city, state }) =>
    role && email !== ERASED
      ? [outgoing(profileSaved, { personId, email, role, businessName, contactName, phone, city, state })]
      : [],
});
