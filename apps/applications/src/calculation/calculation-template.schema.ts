import type { ProfitFactors } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';
import { factors } from './calculation.schema.js';

export const CALCULATION_TEMPLATES = 'calculationTemplates';

export interface CalculationTemplateRow {
  /** Made from the vendor's ID and the name. */
  _id: string;
  vendorId: string;
  templateName: string;
  defaultInputs: ProfitFactors;
  updatedAt: Date;
}

export const calculationTemplateSchema = defineSchema<CalculationTemplateRow>(
  CALCULATION_TEMPLATES,
  {
    _id: requiredString,
    vendorId: requiredString,
    templateName: requiredString,
    defaultInputs: factors,
    updatedAt: requiredDate,
  },
  [{ key: { vendorId: 1, templateName: 1 }, unique: true }],
);
