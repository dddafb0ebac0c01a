export * from './attachment.dto.js';
export * from './operations.js';
