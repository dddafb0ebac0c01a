import { z } from 'zod';

/** What the event of a submission says of who sent it. */
export const sender = {
  /** The owner of the personal fields: one per submission, so that each can be erased alone. */
  subject: z.string(),
  /** Who was signed in. */
  senderId: z.string().nullable(),
  /** Keyed hash of the address. */
  addressHash: z.string().nullable(),
  at: z.string(),
};

/** What the read models keep of it, to find what an erased person sent. */
export interface Sent {
  _id: string;
  subject: string;
  senderId: string | null;
  addressHash: string | null;
  createdAt: string;
}
