export { defineSchema, modelsOf } from './define-schema.js';
export { OdmModule } from './odm.module.js';
