import { defineCommand, defineQuery } from '@stallbook/kernel';
import { ByIdInput } from '../common/inputs.js';
import type { WorkStep } from '../common/results.js';
import type { Broadcast, BroadcastPreview } from './broadcast.dto.js';
import { BroadcastGroupInput, StartBroadcastInput } from './broadcast.inputs.js';

const access = ['organizer'] as const;

/** @throws NOT_FOUND for market events of others */
export const previewBroadcast = defineQuery<BroadcastPreview>()('notifications.previewBroadcast', {
  input: BroadcastGroupInput,
  access,
});

/**
 * A job sends it; a repeated command starts it once.
 * @throws NOT_FOUND, `MESSAGE.EMPTY`, `BROADCAST.NO_RECIPIENTS`, `BROADCAST.TOO_MANY`, `BROADCAST.GROUP_CHANGED` after
 * the preview, `RATE_LIMITED`
 */
export const startBroadcast = defineCommand<Broadcast>()('notifications.startBroadcast', {
  input: StartBroadcastInput,
  access,
});

/** The caller's newest about a market event. */
export const myBroadcasts = defineQuery<Broadcast[]>()('notifications.myBroadcasts', {
  input: ByIdInput,
  access,
});

export const carryOutBroadcast = defineCommand<WorkStep>()('notifications.carryOutBroadcast', {
  input: ByIdInput,
  access: 'system',
});
