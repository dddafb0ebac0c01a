import { Module } from '@nestjs/common';
import { DELETE_IMPORT_FILES, IMPORTS_QUEUE, type ImportWork } from '@stallbook/contracts';
import { AddressHash, workOfJob, workQueue } from '@stallbook/platform';
import { modelsOf } from '@stallbook/platform/odm';
import { AdminOperationModule } from '../admin-operation/admin-operation.module.js';
import { configuredSettings } from './configured-settings.js';
import { DeleteFilesHandler } from './delete-files/delete-files.handler.js';
import { IdentifyRowsHandler } from './identify-rows/identify-rows.handler.js';
import { ImportBatches } from './import-batches.js';
import { ImportJobs } from './import-jobs.js';
import { importBatchSchema, importJobSchema, importTextSchema } from './import.schema.js';
import { ImportedEvents } from './undo-import/imported-events.js';
import { LiveProgress } from './live-progress.js';
import { PreviewImportHandler } from './preview-import/preview-import.handler.js';
import { ReadImportHandler } from './read-import/read-import.handler.js';
import { RecordImportHandler } from './record-import/record-import.handler.js';
import { CodeBlocks } from './seed-rows/code-blocks.js';
import { ListedMarkets } from './seed-rows/listed-markets.js';
import { SeedRowsHandler } from './seed-rows/seed-rows.handler.js';
import { TransactionLockModule } from '../transaction-lock/transaction-lock.module.js';
import { UndoImportHandler } from './undo-import/undo-import.handler.js';
import { StartImportHandler } from './start-import/start-import.handler.js';

const importQueue = workQueue<ImportWork>(ImportJobs, {
  queue: IMPORTS_QUEUE,
  job: 'import',
  data: (jobId) => {
    const { workId: importId, isUndo } = workOfJob(jobId);
    return { importId, ...(isUndo && { undo: true }) };
  },
  daily: DELETE_IMPORT_FILES,
});

@Module({
  imports: [
    modelsOf(importJobSchema, importTextSchema, importBatchSchema),
    AdminOperationModule,
    TransactionLockModule,
  ],
  providers: [
    configuredSettings,
    AddressHash,
    ImportJobs,
    ImportedEvents,
    ImportBatches,
    ListedMarkets,
    importQueue,
    LiveProgress,
    CodeBlocks,
  ],
  controllers: [
    StartImportHandler,
    PreviewImportHandler,
    IdentifyRowsHandler,
    SeedRowsHandler,
    RecordImportHandler,
    ReadImportHandler,
    DeleteFilesHandler,
    UndoImportHandler,
  ],
  exports: [ImportJobs],
})
export class ImportModule {}
