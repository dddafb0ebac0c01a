export { eventStoreOptions } from './event-store-options.js';
export { EventsModule } from './events.module.js';
export type { MarketEventDetails } from './market-event/domain/market-event-details.js';
