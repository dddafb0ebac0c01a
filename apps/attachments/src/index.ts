export { AttachmentsModule, eventStoreOptions } from './attachments.module.js';
export { configureAttachmentsHttp } from './configure-http.js';
