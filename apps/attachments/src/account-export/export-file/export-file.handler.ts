import { Controller, Inject } from '@nestjs/common';
import {
  accountExportFileLink,
  type AccountExportFileInput,
  type DownloadLink,
  type UploadKind,
} from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { attachments } from '../../attachment/attachment.projection.js';
import { Tickets, type DownloadPermit } from '../../file/tickets.js';
import { largestOf, nameOfImage } from '../../image/image-kinds.js';
import { IMAGES, type ImageRecord } from '../../image/image.schema.js';
import { MESSAGE_FILES, type MessageFileRecord } from '../../message-file/message-file.schema.js';
import { PDF } from '../../message-file/pdf.js';
import { AccountExports, exportNotFound } from '../account-exports.js';

interface Upload {
  _id: string;
  uploadedBy: string;
}

/** The worker may read the person's uploads while their export is unfinished, and nothing else. */
@Controller()
export class ExportFileHandler {
  private readonly permits: Record<UploadKind, (upload: Upload) => Promise<DownloadPermit | null>>;

  constructor(
    @Inject(DB) db: Db,
    private readonly accountExports: AccountExports,
    private readonly tickets: Tickets,
  ) {
    const files = attachments.in(db);
    const images = db.collection<ImageRecord>(IMAGES);
    const messageFiles = db.collection<MessageFileRecord>(MESSAGE_FILES);
    this.permits = {
      files: async (upload) => {
        const found = await files.findOne(upload);
        return found && { fileId: found._id, filename: found.filename, fileType: found.fileType };
      },
      images: async (upload) => {
        const found = await images.findOne(upload);
        if (!found) return null;
        return { fileId: largestOf(found._id, found.kind), filename: nameOfImage(found.kind), fileType: 'image/webp' };
      },
      messageFiles: async (upload) => {
        const found = await messageFiles.findOne(upload);
        return found && { fileId: found._id, filename: found.filename, fileType: PDF };
      },
    };
  }

  @Handles(accountExportFileLink)
  async link({ exportId, kind, fileId }: AccountExportFileInput): Promise<DownloadLink> {
    const { personId: uploadedBy, status } = await this.accountExports.one(exportId);
    if (status !== 'collecting') throw exportNotFound();
    const permit = await this.permits[kind]({ _id: fileId, uploadedBy });
    if (!permit) throw notFound('Attachment not found');
    return this.tickets.linkTo(permit);
  }
}
