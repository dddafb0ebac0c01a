import { Controller, Inject } from '@nestjs/common';
import { deleteImportFile, type ByIdInput, type Done } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { Uploads } from '../../file/uploads.js';
import { attachments } from '../attachment.projection.js';

@Controller()
export class DeleteImportFileHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly uploads: Uploads,
  ) {}

  /** Never deletes the file of an attachment. */
  @Handles(deleteImportFile)
  async handle({ id }: ByIdInput): Promise<Done> {
    const attached = await attachments.in(this.db).findOne({ _id: id });
    if (!attached) await this.uploads.discard(id);
    return { id };
  }
}
