export * from './config.js';
export * from './drop-databases.js';
export * from './facts.js';
export * from './gate.js';
export * from './keys.js';
export * from './mailed.js';
export * from './stage.js';
