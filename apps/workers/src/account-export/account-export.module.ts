import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { ACCOUNT_EXPORTS_QUEUE } from '@stallbook/contracts';
import { EmailQueue } from '@stallbook/platform';
import { FileClient } from '../file-client.js';
import { AccountExportsProcessor } from './account-export.processor.js';
import { Collector } from './collector.js';
import { ExportFile } from './export-file.js';
import { ExportZip } from './export-zip.js';
import { FileContents } from './file-contents.js';
import { ReadyEmail } from './ready-email.js';

@Module({
  imports: [BullModule.registerQueue({ name: ACCOUNT_EXPORTS_QUEUE })],
  providers: [
    AccountExportsProcessor,
    Collector,
    EmailQueue,
    ExportFile,
    ExportZip,
    FileContents,
    FileClient,
    ReadyEmail,
  ],
})
export class AccountExportModule {}
