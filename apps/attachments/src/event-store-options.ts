import { systemReport } from '@stallbook/administration';
import { erasureReport, type EventStoreOptions } from '@stallbook/event-store';
import { attachmentIntegrationEvents } from './attachment/attachment.integration-events.js';
import { attachments } from './attachment/attachment.projection.js';
import { attachmentQuota } from './attachment-quota/domain/attachment-quota.decider.js';

/** Also used by replays. */
export const eventStoreOptions: EventStoreOptions = {
  projections: [attachments],
  mappers: [attachmentIntegrationEvents, erasureReport('attachments'), systemReport('attachments')],
  internal: [attachmentQuota],
};
