import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FileStore, StoredFile } from './file-store.js';

export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const PART_BYTES = 5 * 1024 * 1024;

/** Any S3 server. The client is loaded only if it is configured. */
export class S3Store implements FileStore {
  private constructor(
    private readonly sdk: typeof import('@aws-sdk/client-s3'),
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {}

  static async open({ endpoint, bucket, region, ...credentials }: S3Settings): Promise<S3Store> {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({ endpoint, region, credentials, forcePathStyle: true });
    return new S3Store(sdk, client, bucket);
  }

  /** In parts, so that a body is never held in memory as a whole. */
  async put(id: string, body: Readable): Promise<void> {
    const where = { Bucket: this.bucket, Key: id };
    const { UploadId } = await this.client.send(new this.sdk.CreateMultipartUploadCommand(where));
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for await (const part of partsOf(body)) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await this.client.send(
          new this.sdk.UploadPartCommand({ ...where, UploadId, PartNumber, Body: part }),
        );
        Parts.push({ ETag, PartNumber });
      }
      await this.client.send(
        new this.sdk.CompleteMultipartUploadCommand({ ...where, UploadId, MultipartUpload: { Parts } }),
      );
    } catch (error) {
      // The first failure is the cause of the second.
      await this.client.send(new this.sdk.AbortMultipartUploadCommand({ ...where, UploadId })).catch(() => undefined);
      throw error;
    }
  }

  async get(id: string): Promise<StoredFile | null> {
    try {
      const found = await this.client.send(new this.sdk.GetObjectCommand({ Bucket: this.bucket, Key: id }));
      return { size: found.ContentLength ?? 0, stream: found.Body as Readable };
    } catch (error) {
      if (error instanceof this.sdk.NoSuchKey) return null;
      throw error;
    }
  }

  async delete(id: string): Promise<void> {
    await this.client.send(new this.sdk.DeleteObjectCommand({ Bucket: this.bucket, Key: id }));
  }
}

async function* partsOf(body: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(chunks);
}
