export { eventStoreOptions } from './event-store-options.js';
export { NotificationsModule } from './notifications.module.js';
