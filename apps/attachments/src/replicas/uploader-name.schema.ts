import type { PersonReplica } from '@stallbook/event-store';
import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const UPLOADER_NAMES = 'uploaderNames';

export interface UploaderName extends PersonReplica {
  name: string;
}

/** Only the ID and `erased` remain of an erased person. */
export const uploaderNameSchema = defineSchema<UploaderName>(UPLOADER_NAMES, {
  _id: requiredString,
  erased: Boolean,
  revision: Number,
  name: String,
});
