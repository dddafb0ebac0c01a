import { Controller, type Type } from '@nestjs/common';
import {
  systemOperationsOf,
  type DeadLetter,
  type DiscardDeadLetterInput,
  type Done,
  type NoInput,
  type ResendDeadLetterInput,
  type RetrySetAsideInput,
  type ServiceAnswer,
} from '@stallbook/contracts';
import type { CallContext, ServiceName } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { DeadLetterDesk } from './dead-letter-desk.js';
import { SystemStatus } from './system-status.js';

/** The handlers of the operations that every service has, under the names of this one. */
export function systemController(service: ServiceName): Type {
  const operations = systemOperationsOf[service];

  @Controller()
  class SystemController {
    constructor(
      private readonly system: SystemStatus,
      private readonly desk: DeadLetterDesk,
    ) {}

    @Handles(operations.status)
    status(_input: NoInput, _context: CallContext): Promise<ServiceAnswer> {
      return this.system.read();
    }

    @Handles(operations.deadLetters)
    deadLetters(_input: NoInput, _context: CallContext): Promise<DeadLetter[]> {
      return this.desk.list();
    }

    @Handles(operations.resendDeadLetter)
    async resend({ id }: ResendDeadLetterInput, context: CallContext): Promise<Done> {
      await this.desk.resend(id, context);
      return { id };
    }

    @Handles(operations.discardDeadLetter)
    async discard({ id, reason }: DiscardDeadLetterInput, context: CallContext): Promise<Done> {
      await this.desk.discard(id, reason, context);
      return { id };
    }

    @Handles(operations.retrySetAside)
    async retry({ streamId }: RetrySetAsideInput, context: CallContext): Promise<Done> {
      await this.system.retry(streamId, context);
      return { id: streamId };
    }
  }
  return SystemController;
}
