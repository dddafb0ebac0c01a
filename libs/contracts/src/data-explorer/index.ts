export * from './data-explorer.dto.js';
export * from './data-explorer.inputs.js';
export * from './data-explorer.operations.js';
