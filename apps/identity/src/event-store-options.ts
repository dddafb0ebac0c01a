import { systemReport } from '@stallbook/administration';
import { type EventStoreOptions } from '@stallbook/event-store';
import { erasureIntegrationEvents } from './erasure/erasure.integration-events.js';
import { erasures } from './erasure/erasure.projection.js';
import { profileIntegrationEvents } from './profile/profile.integration-events.js';
import { profiles } from './profile/profile.projection.js';
import { supportActionIntegrationEvents } from './support/support-action.integration-events.js';

/** Also used by replays. */
export const eventStoreOptions: EventStoreOptions = {
  projections: [profiles, erasures],
  mappers: [
    profileIntegrationEvents,
    erasureIntegrationEvents,
    supportActionIntegrationEvents,
    systemReport('identity'),
  ],
};
