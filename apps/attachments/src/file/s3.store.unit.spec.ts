import { Readable } from 'node:stream';
import { CreateMultipartUploadCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3';
import { S3Store } from './s3.store.js';

describe('an upload to S3', () => {
  afterEach(() => jest.restoreAllMocks());

  it('that fails says why, although it cannot be aborted either', async () => {
    jest.spyOn(S3Client.prototype, 'send').mockImplementation((command: object) => {
      if (command instanceof CreateMultipartUploadCommand) return Promise.resolve({ UploadId: 'one' });
      return Promise.reject(new Error(command instanceof UploadPartCommand ? 'the disk is full' : 'no connection'));
    });
    const access = { accessKeyId: 'test', secretAccessKey: 'test', region: 'us-east-1' };
    const store = await S3Store.open({ endpoint: 'http://127.0.0.1:1', bucket: 'files', ...access });
    await expect(store.put('a', Readable.from([Buffer.from('text')]))).rejects.toThrow('the disk is full');
  });
});
