import type { ProfitFactors } from '@stallbook/contracts';
import { defineSchema } from '@stallbook/platform/odm';
import { factors } from './calculation.schema.js';

export const CALCULATION_TEMPLATES = 'calculationTemplates';

export interface CalculationTemplateRow {
  /** From the vendor and the name. */
  _id: string;
  vendorId: string;
  templateName: string;
  defaultInputs: ProfitFactors;
  updatedAt: Date;
}

const text = { type: String, required: true };

export const calculationTemplateSchema = defineSchema<CalculationTemplateRow>(
  CALCULATION_TEMPLATES,
  { _id: text, vendorId: text, templateName: text, defaultInputs: factors, updatedAt: { type: Date, required: true } },
  [{ key: { vendorId: 1, templateName: 1 }, unique: true }],
);
