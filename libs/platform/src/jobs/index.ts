export * from './email-queue.js';
export * from './email-seal.js';
export * from './job-origin.js';
export * from './open-queue.js';
export * from './prefix.js';
export * from './undo-job.js';
export * from './within-redis-timeout.js';
export * from './work-queue.js';
