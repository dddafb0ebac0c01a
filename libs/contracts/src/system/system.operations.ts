import { defineCommand, defineQuery, type ServiceName } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import type { DeadLetter, ServiceAnswer } from './system.dto.js';
import { DiscardDeadLetterInput, ResendDeadLetterInput, RetrySetAsideInput } from './system.inputs.js';

const read = { access: ['admin'] } as const;
/** Access to everything that changes how messages flow. */
const act = { access: ['admin'], stepUp: true } as const;

const ofService = (service: ServiceName) => ({
  status: defineQuery<ServiceAnswer>()(`${service}.systemStatus`, { input: NoInput, ...read }),
  /** Oldest first. @throws UNAVAILABLE while the bus is unreachable */
  deadLetters: defineQuery<DeadLetter[]>()(`${service}.deadLetters`, { input: NoInput, ...read }),
  /** @throws NOT_FOUND if it was already resent or discarded */
  resendDeadLetter: defineCommand<Done>()(`${service}.resendDeadLetter`, { input: ResendDeadLetterInput, ...act }),
  discardDeadLetter: defineCommand<Done>()(`${service}.discardDeadLetter`, { input: DiscardDeadLetterInput, ...act }),
  retrySetAside: defineCommand<Done>()(`${service}.retrySetAside`, { input: RetrySetAsideInput, ...act }),
});

export const systemOperationsOf = {
  identity: ofService('identity'),
  events: ofService('events'),
  applications: ofService('applications'),
  billing: ofService('billing'),
  attachments: ofService('attachments'),
  content: ofService('content'),
  notifications: ofService('notifications'),
} satisfies Record<ServiceName, unknown>;
