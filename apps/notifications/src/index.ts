export { heardEvents } from './consumer/consumer.js';
export { eventStoreOptions, NotificationsModule } from './notifications.module.js';
