import { Module, type DynamicModule } from '@nestjs/common';
import type { RecordService } from '@stallbook/contracts';
import { OperationJournal } from '../system/operation-journal.js';
import { RecordAccess } from './record-access.js';
import { RECORD_SOURCES, RecordReader } from './record-reader.js';
import { RecordSummaries } from './record-summaries.js';
import type { RecordSource } from './record-source.js';
import { recordsController } from './records.controller.js';

/** The data explorer of the admins. */
@Module({})
export class RecordsModule {
  static forService(service: RecordService, sources: readonly RecordSource[]): DynamicModule {
    return {
      module: RecordsModule,
      controllers: [recordsController(service)],
      providers: [
        { provide: RECORD_SOURCES, useValue: sources },
        RecordReader,
        RecordAccess,
        RecordSummaries,
        OperationJournal,
      ],
    };
  }
}
