import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { Transfer } from '../attachment/file-hand-over.js';
import { marketEventKinds } from './image-kinds.js';
import type { ImageRecord } from './image.schema.js';

export async function handOverImages(
  images: Model<ImageRecord>,
  { marketEventId, organizerId, formerOrganizerId }: Transfer,
  session: ClientSession,
): Promise<void> {
  const theirs = { ownerId: marketEventId, kind: { $in: marketEventKinds }, uploadedBy: formerOrganizerId };
  await images.updateMany(theirs, { $set: { uploadedBy: organizerId } }, { session });
}
