export { eventStoreOptions } from './event-store-options.js';
export { AttachmentsModule } from './attachments.module.js';
export { configureAttachmentsHttp } from './configure-http.js';
