export * from './account-export.dto.js';
export * from './attachment.dto.js';
export * from './image.dto.js';
export * from './image-ids.js';
export * from './message-file.dto.js';
export * from './operations.js';
