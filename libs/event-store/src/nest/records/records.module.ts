import { Module, type DynamicModule } from '@nestjs/common';
import type { RecordService } from '@stallbook/contracts';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { OperationJournal } from '../system/operation-journal.js';
import { RecordAccess } from './record-access.js';
import { RECORD_SOURCES, RecordReader } from './record-reader.js';
import { RecordSummaries } from './record-summaries.js';
import type { RecordSource } from './record-source.js';
import { recordsController } from './records.controller.js';

/** The data explorer of the admins. */
@Module({})
export class RecordsModule {
  static forService(service: RecordService, sourcesOf: (config: StallbookConfig) => RecordSource[]): DynamicModule {
    return {
      module: RecordsModule,
      controllers: [recordsController(service)],
      providers: [
        { provide: RECORD_SOURCES, inject: [CONFIG], useFactory: sourcesOf },
        RecordReader,
        RecordAccess,
        RecordSummaries,
        OperationJournal,
      ],
    };
  }
}
