export { seedSampleMarkets } from './demo/sample-markets.js';
export { eventStoreOptions } from './event-store-options.js';
export { EventsModule } from './events.module.js';
