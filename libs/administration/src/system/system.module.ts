import { Module, type DynamicModule } from '@nestjs/common';
import type { ServiceName } from '@stallbook/kernel';
import { DeadLetterAdmin } from './dead-letter-admin.js';
import { OperationJournal } from '../operation-log/operation-journal.js';
import { SERVICE } from './service.js';
import { systemController } from './system.controller.js';
import { SystemStatus } from './system-status.js';

@Module({})
export class SystemModule {
  static forService(service: ServiceName): DynamicModule {
    return {
      module: SystemModule,
      controllers: [systemController(service)],
      providers: [{ provide: SERVICE, useValue: service }, DeadLetterAdmin, OperationJournal, SystemStatus],
    };
  }
}
