import { Controller, Inject } from '@nestjs/common';
import { accountExportFileLink, type AccountExportFileInput, type DownloadLink } from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { attachments, type AttachmentDocument } from '../attachment/attachment.projection.js';
import { Tickets } from '../file/tickets.js';
import { AccountExports, exportNotFound } from './account-exports.js';

/** The worker may read the person's uploads while their export is unfinished, and nothing else. */
@Controller()
export class ExportFileHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly accountExports: AccountExports,
    private readonly tickets: Tickets,
  ) {}

  @Handles(accountExportFileLink)
  async link({ exportId, fileId }: AccountExportFileInput): Promise<DownloadLink> {
    const { personId: uploadedBy, status } = await this.accountExports.one(exportId);
    if (status !== 'collecting') throw exportNotFound();
    const files = this.db.collection<AttachmentDocument>(attachments.collection);
    const found = await files.findOne({ _id: fileId, uploadedBy });
    if (!found) throw notFound('Attachment not found');
    return this.tickets.linkTo({ fileId, filename: found.filename, fileType: found.fileType });
  }
}
