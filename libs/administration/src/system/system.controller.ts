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
import { DeadLetterAdmin } from './dead-letter-admin.js';
import { SystemStatus } from './system-status.js';

export function systemController(service: ServiceName): Type {
  const operations = systemOperationsOf[service];

  @Controller()
  class SystemController {
    constructor(
      private readonly system: SystemStatus,
      private readonly admin: DeadLetterAdmin,
    ) {}

    @Handles(operations.status)
    status(_input: NoInput, _context: CallContext): Promise<ServiceAnswer> {
      return this.system.read();
    }

    @Handles(operations.deadLetters)
    deadLetters(_input: NoInput, _context: CallContext): Promise<DeadLetter[]> {
      return this.admin.list();
    }

    @Handles(operations.resendDeadLetter)
    async resend({ id }: ResendDeadLetterInput, context: CallContext): Promise<Done> {
      await this.admin.resend(id, context);
      return { id };
    }

    @Handles(operations.discardDeadLetter)
    async discard({ id, reason }: DiscardDeadLetterInput, context: CallContext): Promise<Done> {
      await this.admin.discard(id, reason, context);
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
