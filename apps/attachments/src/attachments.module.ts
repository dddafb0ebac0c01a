import { Module } from '@nestjs/common';
import { topics } from '@stallbook/contracts';
import {
  erasureReport,
  ErasureReportReaction,
  EventStoreModule,
  ReactionsModule,
  type EventStoreOptions,
  SystemModule,
  systemReport,
} from '@stallbook/event-store';
import { OdmModule } from '@stallbook/platform/odm';
import { AttachmentModule } from './attachment/attachment.module.js';
import { attachmentIntegrationEvents } from './attachment/attachment.integration-events.js';
import { attachments } from './attachment/attachment.projection.js';
import { attachmentQuota } from './attachment-quota/domain/attachment-quota.decider.js';

export const eventStoreOptions: EventStoreOptions = {
  projections: [attachments],
  mappers: [attachmentIntegrationEvents, erasureReport('attachments'), systemReport('attachments')],
  internal: [attachmentQuota],
};

/** Needs `PlatformModule`. */
@Module({
  imports: [
    OdmModule,
    EventStoreModule.forService(eventStoreOptions),
    ReactionsModule.forService({ group: 'attachments.reactions', topics: [...topics] }),
    SystemModule.forService('attachments'),
    AttachmentModule,
  ],
  providers: [ErasureReportReaction],
})
export class AttachmentsModule {}
