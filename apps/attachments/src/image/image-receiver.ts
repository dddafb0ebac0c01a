import { Readable as Stream, type Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StoredImage } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { withTransaction } from '@stallbook/messaging';
import { CLOCK, MONGO_CLIENT } from '@stallbook/platform';
import { fileTypeFromBuffer } from 'file-type';
import type { MongoClient } from 'mongodb';
import type { Model } from 'mongoose';
import { FILE_STORE, type FileStore } from '../file/file-store.js';
import { receiveUpload } from '../file/receive-upload.js';
import type { ImagePermit } from '../file/tickets.js';
import { Uploaders } from '../file/uploaders.js';
import { Uploads, type Hold } from '../file/uploads.js';
import { MessageFileQuota } from '../message-file/message-file-quota.js';
import { encodeImage } from './encode-image.js';
import { fileIdOf, imageRules, originalOf, tooLarge, wrongType } from './image-kinds.js';
import { IMAGES, type ImageRecord } from './image.schema.js';
import { Turns } from './turns.js';

/** Streams an original into the store, encodes it when it is its turn, and deletes the original. */
@Injectable()
export class ImageReceiver {
  /** So that memory stays bounded. */
  private readonly turns = new Turns();

  constructor(
    private readonly uploads: Uploads,
    private readonly uploaders: Uploaders,
    @InjectModel(IMAGES) private readonly images: Model<ImageRecord>,
    private readonly quota: MessageFileQuota,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    @Inject(FILE_STORE) private readonly store: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError UNSUPPORTED_TYPE, TOO_LARGE, BAD_INPUT, LINK_EXPIRED, UPLOAD_UNDER_WAY, MESSAGE_FILE.STORAGE_FULL */
  async receive(permit: ImagePermit, hold: Hold, body: Readable): Promise<StoredImage> {
    const { fileId: imageId, kind: _, imageKind, maxBytes, ownerId, uploadedBy } = permit;
    const { size } = await receiveUpload(this.store, {
      id: originalOf(imageId),
      body,
      maxBytes,
      tooLarge: () => tooLarge(imageKind),
      check: async (head) => {
        const content = await fileTypeFromBuffer(head);
        if (!content || !imageRules[imageKind].contents.includes(content.mime)) throw wrongType(imageKind);
      },
    });
    const { width, height, storedBytes } = await this.turns.take(uploadedBy, () => this.encode(permit));
    await this.store.delete(originalOf(imageId));
    const image = { kind: imageKind, ownerId, uploadedBy, uploadedAt: this.clock.now(), fileSize: size, width, height };
    const fresh = { ...image, storedBytes, marketEventId: null, used: false };
    await this.uploaders.requireStillAllowed(permit);
    await withTransaction(this.client, async (session) => {
      await this.images.updateOne({ _id: imageId }, { $set: fresh }, { upsert: true, session });
      if (imageKind === 'message-image') await this.quota.requireWithin(uploadedBy, session);
    });
    await this.uploads.finish(hold);
    return { id: imageId, fileSize: size, width, height };
  }

  async stored({ fileId }: ImagePermit): Promise<StoredImage | null> {
    const found = await this.images.findOne({ _id: fileId }).lean();
    return found && { id: fileId, fileSize: found.fileSize, width: found.width, height: found.height };
  }

  private async encode({ fileId: imageId, imageKind, crop }: ImagePermit) {
    const original = await this.store.get(originalOf(imageId));
    if (!original) throw new Error('the store lost an image that was just received');
    // `buffer` of node:stream/consumers would copy it twice.
    const bytes = Buffer.concat((await original.stream.toArray()) as Buffer[]);
    const { width, height, variants } = await encodeImage(bytes, imageKind, crop);
    let storedBytes = 0;
    for await (const { width: wide, format, bytes: encoded } of variants) {
      await this.store.put(fileIdOf(imageId, wide, format), Stream.from([encoded]));
      storedBytes += encoded.length;
    }
    return { width, height, storedBytes };
  }
}
