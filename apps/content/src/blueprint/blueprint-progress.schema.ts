import { defineSchema } from '@stallbook/platform/odm';

export const BLUEPRINT_PROGRESS = 'blueprintProgress';

export interface BlueprintProgressRow {
  /** From the vendor and the blueprint. */
  _id: string;
  vendorId: string;
  blueprintId: string;
  /** The first step is 1. */
  currentStep: number;
  completed: boolean;
  doneTasks: string[];
  updatedAt: Date;
}

const text = { type: String, required: true };

export const blueprintProgressSchema = defineSchema<BlueprintProgressRow>(
  BLUEPRINT_PROGRESS,
  {
    _id: text,
    vendorId: text,
    blueprintId: text,
    currentStep: { type: Number, required: true, min: 1 },
    completed: { type: Boolean, required: true },
    doneTasks: { type: [String], required: true },
    updatedAt: { type: Date, required: true },
  },
  [{ key: { vendorId: 1, updatedAt: -1 } }, { key: { blueprintId: 1, completed: 1 } }],
);
