export * from './config.js';
export * from './drop-databases.js';
export * from './fixtures.js';
export * from './keys.js';
export * from './emailed.js';
export * from './service-harness.js';
export * from './tcp-proxy.js';
export * from './waking-clock.js';
