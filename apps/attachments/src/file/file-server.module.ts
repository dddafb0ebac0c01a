import { Module } from '@nestjs/common';
import { AccountExportModule } from '../account-export/account-export.module.js';
import { AttachmentModule } from '../attachment/attachment.module.js';
import { ImageModule } from '../image/image.module.js';
import { MessageFileModule } from '../message-file/message-file.module.js';
import { FileModule } from './file.module.js';
import { FilesController } from './files.controller.js';
import { OrphanedFileTask } from './orphaned-file.task.js';

/** Receives, serves, and cleans up the files of all features. */
@Module({
  imports: [AccountExportModule, AttachmentModule, FileModule, ImageModule, MessageFileModule],
  controllers: [FilesController],
  providers: [OrphanedFileTask],
})
export class FileServerModule {}
