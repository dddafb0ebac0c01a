import { CreateBucketCommand, ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { itKeepsFiles } from '../testing/file-store.contract.js';
import { pythonIsThere, startS3Server } from '../testing/s3-server.js';
import { S3Store } from './s3.store.js';

(pythonIsThere() ? describe : describe.skip)('files in S3', () => {
  let server: Awaited<ReturnType<typeof startS3Server>>;
  let client: S3Client;
  let store: S3Store;
  const bucket = 'stallbook-files';
  const region = 'us-east-1';
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };

  beforeAll(async () => {
    server = await startS3Server();
    client = new S3Client({ endpoint: server.endpoint, region, credentials, forcePathStyle: true });
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
    store = await S3Store.open({ endpoint: server.endpoint, bucket, region, ...credentials });
  });
  afterAll(async () => {
    client?.destroy();
    await server?.stop();
  });

  itKeepsFiles(
    () => store,
    async (id) => {
      const objects = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: id }));
      const uploads = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
      return (objects.Contents ?? []).length + (uploads.Uploads ?? []).filter(({ Key }) => Key === id).length;
    },
  );
});
