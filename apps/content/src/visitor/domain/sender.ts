import { z } from 'zod';

/** The sender, as the events of submissions store it. */
export const sender = {
  /** The subject of the personal fields: one per submission, so that each can be erased alone. */
  subject: z.string(),
  /** The signed-in sender. */
  senderId: z.string().nullable(),
  /** Keyed hash of the email address. */
  addressHash: z.string().nullable(),
};

/** The fields of every submission's read model, by which an erased person's submissions are found. */
export interface SubmissionDocument {
  _id: string;
  subject: string;
  senderId: string | null;
  addressHash: string | null;
  createdAt: string;
}
