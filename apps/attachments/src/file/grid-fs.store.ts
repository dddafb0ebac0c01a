import type { Readable } from 'node:stream';
import { GridFSBucket, type Db, type ObjectId } from 'mongodb';
import type { FileStore, StoredFile } from './file-store.js';

/** GridFS accepts any value as an ID; its types do not. */
const idOf = (id: string) => id as unknown as ObjectId;

export class GridFsStore implements FileStore {
  private readonly bucket: GridFSBucket;

  constructor(db: Db) {
    this.bucket = new GridFSBucket(db, { bucketName: 'files' });
  }

  /** One write at a time, so that none is pending when a failed upload is deleted. */
  async put(id: string, body: Readable): Promise<void> {
    const upload = this.bucket.openUploadStreamWithId(idOf(id), id);
    // A failed write rejects below; without a listener it would also end the process.
    upload.on('error', () => undefined);
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        await done((settle) => upload.write(chunk, settle));
      }
      await done((settle) => upload.end(settle));
    } catch (error) {
      upload.destroy();
      await this.delete(id);
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

const done = (work: (settle: (error?: Error | null) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => work((error) => (error ? reject(error) : resolve())));

/** The driver deletes orphaned chunks even if the file is missing. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && /file not found/i.test(error.message))) throw error;
}
