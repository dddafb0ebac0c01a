export * from './application.dto.js';
export * from './application.enums.js';
export * from './application.inputs.js';
export * from './interest.dto.js';
export * from './interest.operations.js';
export * from './operations.js';
export * from './timeline.dto.js';
