import { join } from 'node:path';
import { describeGolden } from '@stallbook/testing';
import { attachment } from './attachment/domain/attachment.decider.js';
import { attachmentQuota } from './attachment-quota/domain/attachment-quota.decider.js';

describeGolden(attachment, join(import.meta.dirname, 'attachment/domain/golden'));
describeGolden(attachmentQuota, join(import.meta.dirname, 'attachment-quota/domain/golden'));
