import { systemReport } from '@stallbook/administration';
import { erasureReport, type EventStoreOptions } from '@stallbook/event-store';
import { attachments } from './attachment/attachment.projection.js';
import { attachmentQuota } from './attachment-quota/domain/attachment-quota.decider.js';

/** Also used by replays. */
export const eventStoreOptions: EventStoreOptions = {
  projections: [attachments],
  mappers: [erasureReport('attachments'), systemReport('attachments')],
  internal: [attachmentQuota],
};
