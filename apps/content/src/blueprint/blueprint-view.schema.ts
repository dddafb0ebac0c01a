import { defineSchema } from '@stallbook/platform/odm';

export const BLUEPRINT_VIEWS = 'blueprintViews';

export interface BlueprintView {
  /** From the command. */
  _id: string;
  blueprintId: string;
  vendorId: string;
  viewedAt: Date;
}

const text = { type: String, required: true };

export const blueprintViewSchema = defineSchema<BlueprintView>(
  BLUEPRINT_VIEWS,
  { _id: text, blueprintId: text, vendorId: text, viewedAt: { type: Date, required: true } },
  [{ key: { blueprintId: 1, vendorId: 1 } }, { key: { vendorId: 1 } }],
);
