import { Controller } from '@nestjs/common';
import {
  importJob,
  importMessages,
  importSource,
  type ByIdInput,
  type ImportJob,
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

  @Handles(importMessages)
  messages({ id, kind, page, pageSize }: ImportMessagesInput): Promise<ImportMessagePage> {
    return this.batches.messages(id, kind, page, pageSize);
  }

  @Handles(importSource)
  source({ id }: ByIdInput): Promise<ImportSourceOf> {
    return this.jobs.source(id);
  }
}
