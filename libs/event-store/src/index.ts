export * from './core.js';
export * from './nest/index.js';
