import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const BLUEPRINT_VIEWS = 'blueprintViews';

export interface BlueprintView {
  /** The command's ID. */
  _id: string;
  blueprintId: string;
  vendorId: string;
  viewedAt: Date;
}

export const blueprintViewSchema = defineSchema<BlueprintView>(
  BLUEPRINT_VIEWS,
  { _id: requiredString, blueprintId: requiredString, vendorId: requiredString, viewedAt: requiredDate },
  [{ key: { blueprintId: 1, vendorId: 1 } }, { key: { vendorId: 1 } }],
);
