export { eventStoreOptions } from './event-store-options.js';
export { IdentityModule } from './identity.module.js';
