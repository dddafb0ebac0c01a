export * from './system.operations.js';
export * from './system.dto.js';
export * from './system.inputs.js';
