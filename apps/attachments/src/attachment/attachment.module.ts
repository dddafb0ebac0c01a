import { Module } from '@nestjs/common';
import { ACCOUNT_EXPORTS_QUEUE, type AccountExportJob } from '@stallbook/contracts';
import { AttemptLimit, CONFIG, DB, workQueue, type StallbookConfig } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import type { Db } from 'mongodb';
import { accountExportSchema } from '../account-export/account-export.schema.js';
import { AccountExports } from '../account-export/account-exports.js';
import { ExportFileHandler } from '../account-export/export-file.handler.js';
import { ExportWorkHandler } from '../account-export/export-work.handler.js';
import { OwnExportHandler } from '../account-export/own-export.handler.js';
import { ExportsErasedReaction } from '../account-export/reactions/person-erased.reaction.js';
import { ImageLinksHandler } from '../image/image-links.handler.js';
import { ImageOwners } from '../image/image-owners.js';
import { ImageOwnerReaction } from '../image/reactions/image-owner.reaction.js';
import { MessageImageLinksHandler } from '../image/message-image-links.handler.js';
import { MessageImagesReaction } from '../image/reactions/message-images.reaction.js';
import { ImageReceiver } from '../image/image-receiver.js';
import { imageOwnerSchema } from '../image/image-owner.schema.js';
import { imageSchema } from '../image/image.schema.js';
import { ImagesOfPersonErasedReaction } from '../image/reactions/person-erased.reaction.js';
import { MediaController } from '../image/media.controller.js';
import { PostImagesReaction } from '../image/reactions/post-images.reaction.js';
import { RequestImageUploadHandler } from '../image/request-image-upload.handler.js';
import { FilesOfPersonErasedReaction } from '../message-file/reactions/person-erased.reaction.js';
import { MessageFileQuota } from '../message-file/message-file-quota.js';
import { MessageFileReceiver } from '../message-file/message-file-receiver.js';
import { messageFileSchema } from '../message-file/message-file.schema.js';
import { MessageFilesHandler } from '../message-file/message-files.handler.js';
import { MessageFilesReaction } from '../message-file/reactions/message-files.reaction.js';
import { RequestMessageFileUploadHandler } from '../message-file/request-message-file-upload.handler.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { FILE_STORE, type FileStore } from '../file/file-store.js';
import { FilesController } from '../file/files.controller.js';
import { GridFsStore } from '../file/grid-fs.store.js';
import { guarded } from '../file/guarded-store.js';
import { S3Store } from '../file/s3.store.js';
import { OrphanedFileTask } from '../file/orphaned-file.task.js';
import { Tickets } from '../file/tickets.js';
import { uploadSchema } from '../file/upload.schema.js';
import { Uploads } from '../file/uploads.js';
import { PersonDataHandler } from '../person-data/person-data.handler.js';
import { AccessCheck } from './access/access-check.js';
import { AttachmentAccessHandler } from './access/attachment-access.handler.js';
import { DeleteAttachmentHandler } from './delete-attachment/delete-attachment.handler.js';
import { DeleteImportFileHandler } from './delete-import-file/delete-import-file.handler.js';
import { DownloadLinkHandler } from './download-link/download-link.handler.js';
import { ListAttachmentsHandler } from './list-attachments/list-attachments.handler.js';
import { MarketEventDeletedReaction } from './reactions/market-event-deleted.reaction.js';
import { PersonErasedReaction } from './reactions/person-erased.reaction.js';
import { UploadRecorder } from './record-upload/upload-recorder.js';
import { RequestUploadHandler } from './request-upload/request-upload.handler.js';
import { StorageQuota } from './storage-quota.js';
import { uploadCountSchema } from './upload-count.schema.js';

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

const exportQueue = workQueue<AccountExportJob>(AccountExports, {
  queue: ACCOUNT_EXPORTS_QUEUE,
  job: 'export',
  data: (exportId) => ({ exportId }),
});

@Module({
  imports: [
    modelsOf(uploadSchema, uploadCountSchema, imageOwnerSchema, imageSchema, messageFileSchema, accountExportSchema),
    ReplicaModule,
  ],
  controllers: [
    FilesController,
    RequestUploadHandler,
    ListAttachmentsHandler,
    AttachmentAccessHandler,
    DownloadLinkHandler,
    DeleteAttachmentHandler,
    DeleteImportFileHandler,
    MediaController,
    RequestImageUploadHandler,
    ImageLinksHandler,
    MessageFilesHandler,
    MessageImageLinksHandler,
    RequestMessageFileUploadHandler,
    OwnExportHandler,
    ExportWorkHandler,
    ExportFileHandler,
    PersonDataHandler,
  ],
  providers: [
    { provide: FILE_STORE, inject: [DB, CONFIG], useFactory: openFileStore },
    Tickets,
    Uploads,
    OrphanedFileTask,
    AttemptLimit,
    AccountExports,
    exportQueue,
    ExportsErasedReaction,
    UploadRecorder,
    StorageQuota,
    ImageReceiver,
    ImageOwnerReaction,
    ImageOwners,
    MessageImagesReaction,
    PostImagesReaction,
    FilesOfPersonErasedReaction,
    ImagesOfPersonErasedReaction,
    MessageFileQuota,
    MessageFileReceiver,
    MessageFilesReaction,
    AccessCheck,
    MarketEventDeletedReaction,
    PersonErasedReaction,
  ],
})
export class AttachmentModule {}
