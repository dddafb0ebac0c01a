import { profileSaved } from '@stallbook/contracts';
import { definePublication } from '@stallbook/event-store';
import { announce, ERASED } from '@stallbook/kernel';
import { profile } from './domain/profile.js';

/** After every change the whole of what other services may keep. */
export const profilePublication = definePublication({
  aggregate: profile,
  announce: (_event, { personId, role, email, businessName, contactName, phone, city, state }) =>
    role && email !== ERASED
      ? [announce(profileSaved, { personId, email, role, businessName, contactName, phone, city, state })]
      : [],
});
