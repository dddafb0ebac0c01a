import { Module, type DynamicModule } from '@nestjs/common';
import type { StallbookConfig } from '@stallbook/platform';
import { AccountExportsModule } from './account-exports/account-exports.module.js';
import { EmailsModule } from './emails/emails.module.js';
import { ErasuresModule } from './erasures/erasures.module.js';
import { ImportsModule } from './imports/imports.module.js';
import { queueConnection } from './queue-connection.js';
import { RemindersModule } from './reminders/reminders.module.js';

/** Needs `PlatformModule` beside it, without database and bus. */
@Module({})
export class WorkersModule {
  static register(_config: StallbookConfig): DynamicModule {
    return {
      module: WorkersModule,
      imports: [queueConnection(), AccountExportsModule, EmailsModule, ErasuresModule, ImportsModule, RemindersModule],
    };
  }
}
