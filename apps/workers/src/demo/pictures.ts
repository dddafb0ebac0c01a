import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  addPhoto,
  applicationImages,
  imageIds,
  requestImageUpload,
  requestPhotos,
  type StoredImage,
} from '@stallbook/contracts';
import type { FileClient } from '../file-client.js';
import type { DemoPerson } from './demo-caller.js';

const FOLDER = join(import.meta.dirname, '../../data/demo');
/** Vera's come first. */
const FILES = ['mugs.webp', 'planters.webp', 'bowls.webp'];
const OF_OTHERS: Record<string, string[]> = { prints: ['prints.webp'] };

/** Puts photos on drafts, as the upload form does. */
export class Pictures {
  constructor(private readonly files: FileClient) {}

  async addTo(applicationId: string, vendor: DemoPerson, count: number, at: Date): Promise<void> {
    const existing = await vendor.asks(applicationImages, { applicationId });
    for (const [index, file] of (OF_OTHERS[vendor.name] ?? FILES).slice(existing.length, count).entries()) {
      const step = `${applicationId}:${existing.length + index}`;
      await vendor.asks(requestPhotos, { applicationId, count: 1 }, at);
      const image = await this.store(applicationId, vendor, step, file);
      const photo = { photoId: image.id.slice(imageIds.applicationPhoto('').length), fileSize: image.fileSize };
      await vendor.does(addPhoto, `${step}:${image.id}`, { applicationId, ...photo }, at);
    }
  }

  private async store(ownerId: string, vendor: DemoPerson, step: string, file: string): Promise<StoredImage> {
    const { ticket } = await vendor.does(requestImageUpload, step, { kind: 'application-photo', ownerId });
    const { image } = await this.files.send(ticket, await readFile(join(FOLDER, file)));
    if (!image) throw new Error('the file server stored no image');
    return image;
  }
}
