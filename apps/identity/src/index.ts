export { DEMO_ACCOUNTS, type DemoAccount } from './account/demo-accounts.js';
export { seedDemoAccounts } from './demo/seed-demo-accounts.js';
export { eventStoreOptions, IdentityModule } from './identity.module.js';
