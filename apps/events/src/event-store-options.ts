import { systemReport } from '@stallbook/administration';
import { erasureReport, type EventStoreOptions } from '@stallbook/event-store';
import { claimIntegrationEvents } from './claim/claim.integration-events.js';
import { claims } from './claim/claim.projection.js';
import { marketEventIntegrationEvents } from './market-event/market-event.integration-events.js';
import { marketEvents } from './market-event/market-event.projection.js';
import { ownerErasureIntegrationEvents } from './owner-erasure/owner-erasure.integration-events.js';

/** Also used by replays. */
export const eventStoreOptions: EventStoreOptions = {
  projections: [marketEvents, claims],
  mappers: [
    marketEventIntegrationEvents,
    claimIntegrationEvents,
    ownerErasureIntegrationEvents,
    erasureReport('events'),
    systemReport('events'),
  ],
};
