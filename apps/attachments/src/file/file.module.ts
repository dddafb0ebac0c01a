import { Module } from '@nestjs/common';
import { CONFIG, DB, type StallbookConfig } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import type { Db } from 'mongodb';
import { imageSchema } from '../image/image.schema.js';
import { messageFileSchema } from '../message-file/message-file.schema.js';
import { FILE_STORE, type FileStore } from './file-store.js';
import { GridFsStore } from './grid-fs.store.js';
import { guarded } from './guarded-store.js';
import { S3Store } from './s3.store.js';
import { Tickets } from './tickets.js';
import { uploadSchema } from './upload.schema.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { Uploaders } from './uploaders.js';
import { Uploads } from './uploads.js';

async function openFileStore(db: Db, config: StallbookConfig): Promise<FileStore> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = config;
  if (!S3_ENDPOINT) return guarded(new GridFsStore(db));
  if (!S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) {
    throw new Error('S3_ENDPOINT requires S3_BUCKET, S3_ACCESS_KEY, and S3_SECRET_KEY');
  }
  const store = await S3Store.open({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
  });
  return guarded(store);
}

@Module({
  imports: [modelsOf(imageSchema, messageFileSchema, uploadSchema), ReplicaModule],
  providers: [{ provide: FILE_STORE, inject: [DB, CONFIG], useFactory: openFileStore }, Tickets, Uploaders, Uploads],
  exports: [FILE_STORE, Tickets, Uploaders, Uploads],
})
export class FileModule {}
