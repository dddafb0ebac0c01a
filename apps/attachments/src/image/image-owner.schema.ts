import { defineSchema, requiredString } from '@stallbook/platform/odm';

export const IMAGE_OWNERS = 'imageOwners';

/** A market event, application, or post that shows images, with the sequence of its newest list. The entry stays, so that no older list counts later. */
export interface ImageOwner {
  _id: string;
  revision: number;
}

export const imageOwnerSchema = defineSchema<ImageOwner>(IMAGE_OWNERS, {
  _id: requiredString,
  revision: { type: Number, required: true },
});
