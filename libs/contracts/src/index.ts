import 'reflect-metadata';

export * from './common/demo-cast.js';
export * from './common/demo.js';
export * from './common/inputs.js';
export * from './common/results.js';
export * from './common/visitor-form.input.js';
export * from './integration/index.js';
export * from './applications/index.js';
export * from './billing/index.js';
export * from './events/index.js';
export * from './identity/index.js';
export * from './notifications/index.js';
export * from './queues.js';
export * from './content/index.js';
export * from './attachments/index.js';
export * from './person-data/index.js';
export * from './records/index.js';
export * from './system/index.js';
