export { ContentModule } from './content.module.js';
export { eventStoreOptions } from './event-store-options.js';
