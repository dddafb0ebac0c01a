import { defineSchema, requiredDate, requiredString } from '@stallbook/platform/odm';

export const UPLOADS = 'uploads';

export interface Upload {
  _id: string;
  /** When it began, or when the last one that showed the file no longer did. */
  startedAt: Date;
  /** The file belongs to something. */
  recorded: boolean;
  /** The file is deleted then, also if it belongs to something. */
  expiresAt?: Date;
  /** The process that receives the file. Once `aliveUntil` has passed, another may start over. */
  holder: string;
  aliveUntil: Date;
  /** All bytes have arrived. */
  complete?: boolean;
  /** In the store; absent if it is one of the same ID. */
  files?: string[];
}

export const uploadSchema = defineSchema<Upload>(
  UPLOADS,
  {
    _id: requiredString,
    startedAt: requiredDate,
    recorded: { type: Boolean, required: true },
    expiresAt: Date,
    holder: requiredString,
    aliveUntil: requiredDate,
    complete: Boolean,
    files: { type: [String], default: undefined },
  },
  [{ key: { recorded: 1, startedAt: 1 } }, { key: { expiresAt: 1 }, sparse: true }],
);
