import { Module, type DynamicModule } from '@nestjs/common';
import type { RecordService } from '@stallbook/contracts';
import { CONFIG, type StallbookConfig } from '@stallbook/platform';
import { OperationJournal } from '../operation-log/operation-journal.js';
import { ExplorerAccess } from './explorer-access.js';
import { EXPLORER_SOURCES, ExplorerReader } from './explorer-reader.js';
import { ExplorerSummaries } from './explorer-summaries.js';
import type { ExplorerSource } from './explorer-source.js';
import { dataExplorerController } from './data-explorer.controller.js';

/** The data explorer of the admins. */
@Module({})
export class DataExplorerModule {
  static forService(service: RecordService, sourcesOf: (config: StallbookConfig) => ExplorerSource[]): DynamicModule {
    return {
      module: DataExplorerModule,
      controllers: [dataExplorerController(service)],
      providers: [
        { provide: EXPLORER_SOURCES, inject: [CONFIG], useFactory: sourcesOf },
        ExplorerReader,
        ExplorerAccess,
        ExplorerSummaries,
        OperationJournal,
      ],
    };
  }
}
