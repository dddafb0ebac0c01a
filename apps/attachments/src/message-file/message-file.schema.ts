import { defineSchema } from '@stallbook/platform/odm';

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

const text = { type: String, required: true };

export const messageFileSchema = defineSchema<MessageFileRecord>(
  MESSAGE_FILES,
  {
    _id: text,
    threadId: text,
    uploadedBy: text,
    uploadedAt: { type: Date, required: true },
    filename: text,
    fileSize: { type: Number, required: true },
    used: { type: Boolean, required: true },
    viewers: [String],
  },
  [{ key: { uploadedBy: 1 } }],
);
