import { Module } from '@nestjs/common';
import { modelsOf } from '@stallbook/platform/odm';
import { FileModule } from '../file/file.module.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { AccessCheck } from './attachment-access/access-check.js';
import { AttachmentAccessHandler } from './attachment-access/attachment-access.handler.js';
import { DeleteAttachmentHandler } from './delete-attachment/delete-attachment.handler.js';
import { DeleteImportFileHandler } from './delete-import-file/delete-import-file.handler.js';
import { FileHandOver } from './file-hand-over.js';
import { DownloadLinkHandler } from './download-link/download-link.handler.js';
import { ReadAttachmentsHandler } from './read-attachments/read-attachments.handler.js';
import { MarketEventDeletedReaction } from './reactions/market-event-deleted.reaction.js';
import { imageSchema } from '../image/image.schema.js';
import { MarketEventTransferredReaction } from './reactions/market-event-transferred.reaction.js';
import { PersonErasedReaction } from './reactions/person-erased.reaction.js';
import { UploadRecorder } from './upload-recorder.js';
import { RequestUploadHandler } from './request-upload/request-upload.handler.js';
import { StorageQuota } from './storage-quota.js';
import { uploadCountSchema } from './upload-count.schema.js';

@Module({
  imports: [FileModule, modelsOf(imageSchema, uploadCountSchema), ReplicaModule],
  controllers: [
    AttachmentAccessHandler,
    DeleteAttachmentHandler,
    DeleteImportFileHandler,
    DownloadLinkHandler,
    ReadAttachmentsHandler,
    RequestUploadHandler,
  ],
  providers: [
    AccessCheck,
    FileHandOver,
    MarketEventDeletedReaction,
    MarketEventTransferredReaction,
    PersonErasedReaction,
    StorageQuota,
    UploadRecorder,
  ],
  exports: [UploadRecorder],
})
export class AttachmentModule {}
