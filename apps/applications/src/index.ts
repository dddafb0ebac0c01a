export { eventStoreOptions } from './event-store-options.js';
export { ApplicationsModule } from './applications.module.js';
