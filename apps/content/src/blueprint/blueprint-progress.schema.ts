import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const BLUEPRINT_PROGRESS = 'blueprintProgress';

export interface BlueprintProgressRow {
  /** Made from the IDs of the vendor and the blueprint. */
  _id: string;
  vendorId: string;
  blueprintId: string;
  /** The first step is 1. */
  currentStep: number;
  completed: boolean;
  doneTasks: string[];
  updatedAt: Date;
}

export const blueprintProgressSchema = defineSchema<BlueprintProgressRow>(
  BLUEPRINT_PROGRESS,
  {
    _id: requiredString,
    vendorId: requiredString,
    blueprintId: requiredString,
    currentStep: { type: Number, required: true, min: 1 },
    completed: { type: Boolean, required: true },
    doneTasks: { type: [String], required: true },
    updatedAt: requiredDate,
  },
  [{ key: { vendorId: 1, updatedAt: -1 } }, { key: { blueprintId: 1, completed: 1 } }],
);
