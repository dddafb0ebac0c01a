import { Module } from '@nestjs/common';
import { ACCOUNT_EXPORTS_QUEUE, type AccountExportJob } from '@stallbook/contracts';
import { AttemptLimit, workQueue } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { FileModule } from '../file/file.module.js';
import { accountExportSchema } from './account-export.schema.js';
import { AccountExports } from './account-exports.js';
import { ExportFileHandler } from './export-file/export-file.handler.js';
import { ExportWorkHandler } from './export-work/export-work.handler.js';
import { OwnExportHandler } from './own-export/own-export.handler.js';
import { ExportsErasedReaction } from './reactions/exports-erased.reaction.js';

const exportQueue = workQueue<AccountExportJob>(AccountExports, {
  queue: ACCOUNT_EXPORTS_QUEUE,
  job: 'export',
  data: (exportId) => ({ exportId }),
});

@Module({
  imports: [FileModule, modelsOf(accountExportSchema)],
  controllers: [ExportFileHandler, ExportWorkHandler, OwnExportHandler],
  providers: [AccountExports, AttemptLimit, exportQueue, ExportsErasedReaction],
  exports: [AccountExports],
})
export class AccountExportModule {}
