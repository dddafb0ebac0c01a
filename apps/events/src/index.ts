export { eventStoreOptions } from './event-store-options.js';
export { EventsModule } from './events.module.js';
