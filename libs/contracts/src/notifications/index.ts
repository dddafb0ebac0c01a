export * from './email-template.dto.js';
export * from './email.dto.js';
export * from './live.dto.js';
export * from './message.dto.js';
export * from './message.inputs.js';
export * from './message.operations.js';
export * from './notification.dto.js';
export * from './operations.js';
