export { eventStoreOptions, NotificationsModule } from './notifications.module.js';
