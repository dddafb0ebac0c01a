export * from './records.dto.js';
export * from './records.inputs.js';
export * from './operations.js';
