export { ContentModule, eventStoreOptions } from './content.module.js';
