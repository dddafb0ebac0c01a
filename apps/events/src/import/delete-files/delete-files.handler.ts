import { Controller, Inject } from '@nestjs/common';
import { DAY_MS, type Clock } from '@stallbook/kernel';
import {
  IMPORT_FILE_DAYS,
  outdatedImportFiles,
  recordImportFileDeleted,
  type Done,
  type ImportFileDeletedInput,
  type OutdatedImportFiles,
} from '@stallbook/contracts';
import { CLOCK } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { ImportJobs } from '../import-jobs.js';

@Controller()
export class DeleteFilesHandler {
  constructor(
    private readonly jobs: ImportJobs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Handles(outdatedImportFiles)
  async outdated(): Promise<OutdatedImportFiles> {
    const since = new Date(this.clock.now().getTime() - IMPORT_FILE_DAYS * DAY_MS);
    await this.jobs.deleteTextsBefore(since);
    return { fileIds: await this.jobs.filesUnusedSince(since) };
  }

  @Handles(recordImportFileDeleted)
  async deleted({ fileId }: ImportFileDeletedInput): Promise<Done> {
    await this.jobs.fileDeleted(fileId);
    return { id: fileId };
  }
}
