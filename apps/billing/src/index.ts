export { BillingModule, eventStoreOptions } from './billing.module.js';
