export * from './application-image.inputs.js';
export * from './application-template.dto.js';
export * from './application-template.inputs.js';
export * from './application.dto.js';
export * from './application.enums.js';
export * from './application.inputs.js';
export * from './operations.js';
export * from './timeline.dto.js';
