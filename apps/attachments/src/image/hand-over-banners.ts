import type { ClientSession } from 'mongodb';
import type { Model } from 'mongoose';
import type { Transfer } from '../attachment/file-hand-over.js';
import type { ImageRecord } from './image.schema.js';

export async function handOverBanners(
  images: Model<ImageRecord>,
  { marketEventId, organizerId, formerOrganizerId }: Transfer,
  session: ClientSession,
): Promise<void> {
  const banners = { ownerId: marketEventId, kind: 'event-banner' as const, uploadedBy: formerOrganizerId };
  await images.updateMany(banners, { $set: { uploadedBy: organizerId } }, { session });
}
