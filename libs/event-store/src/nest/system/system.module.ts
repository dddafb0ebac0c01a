import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@stallbook/kernel';
import { DeadLetterDesk } from './dead-letter-desk.js';
import { OperationJournal } from './operation-journal.js';
import { SERVICE } from './service.js';
import { systemController } from './system.controller.js';
import { SystemStatus } from './system-status.js';

/** What every service tells admins about itself, and lets them do. Goes with the mapper `systemReport`. */
@Module({})
export class SystemModule {
  static forService(service: ServiceName): DynamicModule {
    return {
      module: SystemModule,
      controllers: [systemController(service)],
      providers: [{ provide: SERVICE, useValue: service }, DeadLetterDesk, OperationJournal, SystemStatus],
    };
  }
}
