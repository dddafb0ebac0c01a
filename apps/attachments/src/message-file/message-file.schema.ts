import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const MESSAGE_FILES = 'messageFiles';

export interface MessageFileRecord {
  _id: string;
  threadId: string;
  uploadedBy: string;
  uploadedAt: Date;
  filename: string;
  fileSize: number;
  /** A message names it. */
  used: boolean;
  /** The people of its conversation, once a message names it. */
  viewers: string[];
}

export const messageFileSchema = defineSchema<MessageFileRecord>(
  MESSAGE_FILES,
  {
    _id: requiredString,
    threadId: requiredString,
    uploadedBy: requiredString,
    uploadedAt: requiredDate,
    filename: requiredString,
    fileSize: { type: Number, required: true },
    used: { type: Boolean, required: true },
    viewers: [String],
  },
  [{ key: { uploadedBy: 1 } }],
);
