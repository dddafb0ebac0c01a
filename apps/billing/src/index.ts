export { eventStoreOptions } from './event-store-options.js';
export { BillingModule } from './billing.module.js';
