import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GridFSBucket, type Db, type ObjectId } from 'mongodb';
import type { FileStore, StoredFile } from './file-store.js';

/** GridFS takes any value as an id; its types know one kind only. */
const idOf = (id: string) => id as unknown as ObjectId;

export class GridFsStore implements FileStore {
  private readonly bucket: GridFSBucket;

  constructor(db: Db) {
    this.bucket = new GridFSBucket(db, { bucketName: 'files' });
  }

  async put(id: string, body: Readable): Promise<void> {
    const upload = this.bucket.openUploadStreamWithId(idOf(id), id);
    try {
      await pipeline(body, upload);
    } catch (error) {
      await this.bucket.delete(idOf(id)).catch(ignoreMissing);
      await upload.abort().catch(ignoreMissing);
      throw error;
    }
  }

  async get(id: string): Promise<StoredFile | null> {
    const [file] = await this.bucket.find({ _id: idOf(id) }, { limit: 1 }).toArray();
    return file ? { size: file.length, stream: this.bucket.openDownloadStream(file._id) } : null;
  }

  async delete(id: string): Promise<void> {
    await this.bucket.delete(idOf(id)).catch(ignoreMissing);
  }
}

/** Deleting what is not there, or no longer there, has what it wanted. */
function ignoreMissing(error: unknown): void {
  const message = error instanceof Error ? error.message : '';
  if (!/file not found|aborted stream|closed stream|already been closed/i.test(message)) throw error;
}
