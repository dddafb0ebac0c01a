import { Module } from '@nestjs/common';
import { HourlyQuota } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { uploadCountSchema } from '../attachment/upload-count.schema.js';
import { FileModule } from '../file/file.module.js';
import { imageSchema } from '../image/image.schema.js';
import { ReplicaModule } from '../replicas/replica.module.js';
import { MessageFileQuota } from './message-file-quota.js';
import { MessageFileReceiver } from './message-file-receiver.js';
import { messageFileSchema } from './message-file.schema.js';
import { MessageFilesHandler } from './message-files/message-files.handler.js';
import { MessageFilesReaction } from './reactions/message-files.reaction.js';
import { FilesOfPersonErasedReaction } from './reactions/files-of-person-erased.reaction.js';
import { RequestMessageFileUploadHandler } from './request-message-file-upload/request-message-file-upload.handler.js';

@Module({
  imports: [FileModule, modelsOf(imageSchema, messageFileSchema, uploadCountSchema), ReplicaModule],
  controllers: [MessageFilesHandler, RequestMessageFileUploadHandler],
  providers: [FilesOfPersonErasedReaction, HourlyQuota, MessageFileQuota, MessageFileReceiver, MessageFilesReaction],
  exports: [MessageFileQuota, MessageFileReceiver],
})
export class MessageFileModule {}
