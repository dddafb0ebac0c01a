export * from './account-export.dto.js';
export * from './attachment.dto.js';
export * from './operations.js';
