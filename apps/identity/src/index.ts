export { DEMO_ACCOUNTS, type DemoAccount } from './account/demo/demo-accounts.js';
export { seedDemoAccounts } from './account/demo/seed-demo-accounts.js';
export { eventStoreOptions, IdentityModule } from './identity.module.js';
