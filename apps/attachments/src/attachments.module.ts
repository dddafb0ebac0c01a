import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import { SystemModule } from '@stallbook/administration';
import { EventStoreModule, ReactionsModule } from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { AccountExportModule } from './account-export/account-export.module.js';
import { AttachmentModule } from './attachment/attachment.module.js';
import { FileServerModule } from './file/file-server.module.js';
import { ImageModule } from './image/image.module.js';
import { MessageFileModule } from './message-file/message-file.module.js';
import { PersonDataModule } from './person-data/person-data.module.js';
import { eventStoreOptions } from './event-store-options.js';

/** Needs `PlatformModule`. */
@Module({
  imports: [
    OdmModule,
    EventStoreModule.forService(eventStoreOptions),
    ReactionsModule.forService({ group: 'attachments.reactions', topics: [...topics] }),
    SystemModule.forService('attachments'),
    AccountExportModule,
    AttachmentModule,
    FileServerModule,
    ImageModule,
    MessageFileModule,
    PersonDataModule,
  ],
})
export class AttachmentsModule {}
