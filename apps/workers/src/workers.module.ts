import { Module, type DynamicModule } from '@nestjs/common';
import type { StallbookConfig } from '@stallbook/platform';
import { AccountExportModule } from './account-export/account-export.module.js';
import { EmailModule } from './email/email.module.js';
import { ErasureModule } from './erasure/erasure.module.js';
import { ImportModule } from './import/import.module.js';
import { queueConnection } from './queue-connection.js';
import { ReminderModule } from './reminder/reminder.module.js';

/** Requires `PlatformModule`, without database and bus. */
@Module({})
export class WorkersModule {
  static register(_config: StallbookConfig): DynamicModule {
    return {
      module: WorkersModule,
      imports: [queueConnection(), AccountExportModule, EmailModule, ErasureModule, ImportModule, ReminderModule],
    };
  }
}
