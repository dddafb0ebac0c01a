import { Controller, type Type } from '@nestjs/common';
import {
  recordOperationsOf,
  type ExportRecordsInput,
  type RecordChunk,
  type RecordFilterInput,
  type RecordPage,
  type RecordService,
  type RecordSummariesInput,
  type RecordSummary,
} from '@stallbook/contracts';
import type { CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ExplorerAccess } from './explorer-access.js';
import { ExplorerReader } from './explorer-reader.js';
import { ExplorerSummaries } from './explorer-summaries.js';

export function dataExplorerController(service: RecordService): Type {
  const operations = recordOperationsOf[service];

  @Controller()
  class RecordsController {
    constructor(
      private readonly reader: ExplorerReader,
      private readonly access: ExplorerAccess,
      private readonly counts: ExplorerSummaries,
    ) {}

    @Handles(operations.records)
    async records(input: RecordFilterInput, context: CallContext): Promise<RecordPage> {
      const source = this.reader.sourceOf(input.type);
      const page = await this.reader.page(source, input);
      await this.access.read(source, context);
      return page;
    }

    @Handles(operations.recordSummaries)
    recordSummaries({ timeZone }: RecordSummariesInput): Promise<RecordSummary[]> {
      return this.counts.read(timeZone ?? 'UTC');
    }

    @Handles(operations.exportRecords)
    async exportRecords(input: ExportRecordsInput, context: CallContext): Promise<RecordChunk> {
      const source = this.reader.sourceOf(input.type);
      const chunk = await this.reader.chunk(source, input);
      if (!input.after) await this.access.exported(source, context);
      return chunk;
    }
  }

  return RecordsController;
}
