import { defineCommand, defineQuery, type ServiceName } from '@stallbook/kernel';
import { NoInput } from '../common/inputs.js';
import type { Done } from '../common/results.js';
import type { DeadLetter, ServiceAnswer } from './system.dto.js';
import { DiscardDeadLetterInput, ResendDeadLetterInput, RetrySetAsideInput } from './system.inputs.js';

const read = { access: ['admin'] } as const;
/** For everything that changes how messages flow. */
const act = { access: ['admin'], stepUp: true } as const;

/** What every service answers about itself, and what admins do there. Each command is an admin operation. */
const ofService = (service: ServiceName) => ({
  status: defineQuery<ServiceAnswer>()(`${service}.systemStatus`, { input: NoInput, ...read }),
  /** Oldest first. `UNAVAILABLE` while the bus is away. */
  deadLetters: defineQuery<DeadLetter[]>()(`${service}.deadLetters`, { input: NoInput, ...read }),
  /** `NOT_FOUND` where it was sent again or discarded before. */
  resendDeadLetter: defineCommand<Done>()(`${service}.resendDeadLetter`, { input: ResendDeadLetterInput, ...act }),
  discardDeadLetter: defineCommand<Done>()(`${service}.discardDeadLetter`, { input: DiscardDeadLetterInput, ...act }),
  /** Asks the relay that leads to publish the commits of a stream again. */
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
