export * from './email-queue.js';
export * from './prefix.js';
