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
import type { DemoCaller, DemoPerson } from './demo-caller.js';

const FOLDER = join(import.meta.dirname, '../../data/demo');
/** Each vendor’s drawings, the best first. */
const FILES: Record<string, readonly string[]> = {
  vendor: ['mugs', 'planters', 'bowls'],
  honey: ['honey'],
  bread: ['bread'],
  soap: ['soap'],
  leather: ['leather'],
  prints: ['prints', 'cards'],
  salsa: ['salsa'],
  knits: ['knits', 'knits-stall'],
  plants: ['plants', 'plants-stall'],
  jewelry: ['jewelry', 'jewelry-stall'],
  wood: ['wood'],
  tea: ['tea', 'tea-stall'],
};

/** Puts photos on drafts, as the upload form does. */
export class Pictures {
  constructor(
    private readonly caller: DemoCaller,
    private readonly files: FileClient,
  ) {}

  async addTo(applicationId: string, vendor: DemoPerson, count: number, at: Date): Promise<void> {
    const existing = await vendor.asks(applicationImages, { applicationId });
    for (const [index, file] of (FILES[vendor.name] ?? []).slice(existing.length, count).entries()) {
      const step = `${applicationId}:${existing.length + index}`;
      await vendor.asks(requestPhotos, { applicationId, count: 1 }, at);
      const image = await this.store(applicationId, vendor, step, file);
      const photo = { photoId: image.id.slice(imageIds.applicationPhoto('').length), fileSize: image.fileSize };
      await vendor.does(addPhoto, `${step}:${image.id}`, { applicationId, ...photo }, at);
    }
  }

  private async store(ownerId: string, vendor: DemoPerson, step: string, file: string): Promise<StoredImage> {
    const { ticket } = await vendor.does(requestImageUpload, step, { kind: 'application-photo', ownerId });
    const picture = await readFile(join(FOLDER, `${file}.webp`));
    const { image } = await this.caller.repeat(() => this.files.send(ticket, picture));
    if (!image) throw new Error('the file server stored no image');
    return image;
  }
}
