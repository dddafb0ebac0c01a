import type { Readable } from 'node:stream';
import { GridFSBucket, type Db, type ObjectId } from 'mongodb';
import type { FileStore, StoredFile } from './file-store.js';

/** GridFS takes any value as an id; its types know one kind only. */
const idOf = (id: string) => id as unknown as ObjectId;

export class GridFsStore implements FileStore {
  private readonly bucket: GridFSBucket;

  constructor(db: Db) {
    this.bucket = new GridFSBucket(db, { bucketName: 'files' });
  }

  /** Write after write, so that none is under way any more when what came before a failure is taken away. */
  async put(id: string, body: Readable): Promise<void> {
    const upload = this.bucket.openUploadStreamWithId(idOf(id), id);
    // A failed write rejects below; without a listener it would end the process as well.
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

/** Deleting what is not there has what it wanted; pieces without their file are gone then too. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && /file not found/i.test(error.message))) throw error;
}
