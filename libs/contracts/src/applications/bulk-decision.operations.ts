import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput, NoInput } from '../common/inputs.js';
import type { WorkStep } from '../common/results.js';
import type { BulkDecision, BulkPreview } from './bulk-decision.dto.js';
import { BulkPreviewInput, StartBulkDecisionInput } from './bulk-decision.inputs.js';

const access = ['organizer'] as const;

/** What the decision would do now. */
export const previewBulkDecision = defineQuery<BulkPreview>()('applications.previewBulkDecision', {
  input: BulkPreviewInput,
  access,
});

/** A job carries it out; a repeated command starts it once. */
export const startBulkDecision = defineCommand<BulkDecision>()('applications.startBulkDecision', {
  input: StartBulkDecisionInput,
  access,
});

/** The caller's last few, the newest first. */
export const myBulkDecisions = defineQuery<BulkDecision[]>()('applications.myBulkDecisions', {
  input: NoInput,
  access,
});

/** @throws `BULK_DECISION.TOO_LATE` once vendors are notified */
export const undoBulkDecision = defineCommand<BulkDecision>()('applications.undoBulkDecision', {
  input: ByIdInput,
  access,
});

export const carryOutBulkDecision = defineCommand<WorkStep>()('applications.carryOutBulkDecision', {
  input: ByIdInput,
  access: 'system',
});
