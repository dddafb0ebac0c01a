export { ApplicationsModule, eventStoreOptions } from './applications.module.js';
