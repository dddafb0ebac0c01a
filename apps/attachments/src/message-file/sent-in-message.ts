import type { Actor } from '@stallbook/kernel';

/** An image or a file that a person uploads for a message. */
interface SentInMessage {
  uploadedBy: string;
  /** A message names it. */
  used: boolean;
  /** The people of its conversation. */
  viewers?: readonly string[];
}

/**
 * Its sender sees it, and once it is sent the people of the conversation until they leave. An admin learns its ID only by
 * reading a reported conversation, which is logged.
 */
export const maySee = (
  { uploadedBy, used, viewers = [] }: SentInMessage,
  { id, role }: Actor,
  hasLeft: boolean,
): boolean => uploadedBy === id || (used && (role === 'admin' || (viewers.includes(id) && !hasLeft)));
