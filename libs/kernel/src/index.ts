export * from './aggregate.js';
export * from './clock.js';
export * from './errors.js';
export * from './ids.js';
export * from './local-time.js';
export * from './money.js';
export * from './operation.js';
export * from './stream-events.js';
