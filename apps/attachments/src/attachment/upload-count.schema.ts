import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const UPLOAD_COUNTS = 'uploadCounts';

/** By organizer. Each upload writes here, so that concurrent ones conflict. */
export interface UploadCount {
  _id: string;
  uploads: number;
}

export const uploadCountSchema = defineSchema<UploadCount>(UPLOAD_COUNTS, {
  _id: requiredString,
  uploads: { type: Number, required: true },
});
