export { DEMO_ACCOUNTS, type DemoAccount } from './account/demo-accounts.js';
export { seedDemoAccounts } from './demo/seed-demo-accounts.js';
export { eventStoreOptions } from './event-store-options.js';
export { IdentityModule } from './identity.module.js';
