import { imageKinds, type ImageKind } from '@stallbook/contracts';
import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const IMAGES = 'images';

export interface ImageRecord {
  _id: string;
  kind: ImageKind;
  /** The market event, application, or conversation that shows the image. */
  ownerId: string | null;
  /** Its organizer may see the image. */
  marketEventId: string | null;
  uploadedBy: string;
  uploadedAt: Date;
  /** The size of the original. */
  fileSize: number;
  /** All sizes together. */
  storedBytes: number;
  width: number;
  height: number;
  /** The owner shows it. */
  used: boolean;
  /** The posts that use the image. */
  posts?: string[];
  /** Who may see an image in a message: the people of its conversation. */
  viewers?: string[];
}

const count = { type: Number, required: true };

export const imageSchema = defineSchema<ImageRecord>(
  IMAGES,
  {
    _id: requiredString,
    kind: { type: String, enum: [...imageKinds], required: true },
    ownerId: { type: String, default: null },
    marketEventId: { type: String, default: null },
    uploadedBy: requiredString,
    uploadedAt: requiredDate,
    fileSize: count,
    storedBytes: count,
    width: count,
    height: count,
    used: { type: Boolean, required: true },
    posts: { type: [String], default: undefined },
    viewers: { type: [String], default: undefined },
  },
  [{ key: { ownerId: 1 } }, { key: { uploadedBy: 1 } }, { key: { posts: 1 }, sparse: true }],
);
