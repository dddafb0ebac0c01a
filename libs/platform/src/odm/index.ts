export { DailyUses, dailyUsesSchema } from './daily-uses.js';
export { defineSchema, modelsOf } from './define-schema.js';
export { OdmModule } from './odm.module.js';
export { requiredDate, requiredString } from './required.js';
