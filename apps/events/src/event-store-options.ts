import { erasureReport, type EventStoreOptions, systemReport } from '@stallbook/event-store';
import { claimPublication } from './claim/claim.publication.js';
import { claimsView } from './claim/claim.view.js';
import { marketEventPublication } from './market-event/market-event.publication.js';
import { marketEventsView } from './market-event/market-event.view.js';

/** Everything that a replay of this service needs to know. */
export const eventStoreOptions: EventStoreOptions = {
  views: [marketEventsView, claimsView],
  publications: [marketEventPublication, claimPublication, erasureReport('events'), systemReport('events')],
};
