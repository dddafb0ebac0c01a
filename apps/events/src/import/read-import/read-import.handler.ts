import { Controller } from '@nestjs/common';
import {
  importJob,
  importJobs,
  importWarningCounts,
  importMessages,
  importSource,
  type ByIdInput,
  type ImportJob,
  type ImportJobPage,
  type ImportMessageCount,
  type PageInput,
  type ImportMessagePage,
  type ImportMessagesInput,
  type ImportSourceOf,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { ImportBatches } from '../import-batches.js';
import { ImportJobs, toImportJob } from '../import-jobs.js';

@Controller()
export class ReadImportHandler {
  constructor(
    private readonly jobs: ImportJobs,
    private readonly batches: ImportBatches,
  ) {}

  @Handles(importJob)
  async job({ id }: ByIdInput): Promise<ImportJob> {
    return toImportJob(await this.jobs.one(id));
  }

  @Handles(importJobs)
  history({ page, pageSize }: PageInput): Promise<ImportJobPage> {
    return this.jobs.page(page, pageSize);
  }

  @Handles(importWarningCounts)
  warningCounts({ id }: ByIdInput): Promise<ImportMessageCount[]> {
    return this.batches.warningCounts(id);
  }

  @Handles(importMessages)
  messages({ id, ...asked }: ImportMessagesInput): Promise<ImportMessagePage> {
    return this.batches.messages(id, asked);
  }

  @Handles(importSource)
  source({ id }: ByIdInput): Promise<ImportSourceOf> {
    return this.jobs.source(id);
  }
}
