import { Controller, Inject } from '@nestjs/common';
import {
  downloadLink,
  fileLink,
  type ByIdInput,
  type ByAttachmentIdInput,
  type DownloadLink,
} from '@stallbook/contracts';
import { actorOf, notFound, permissionDenied, type CallContext } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { Tickets } from '../../file/tickets.js';
import { AccessCheck } from '../attachment-access/access-check.js';
import { attachments } from '../attachment.projection.js';
import { REFUSALS } from '../domain/access.js';

@Controller()
export class DownloadLinkHandler {
  constructor(
    @Inject(DB) private readonly db: Db,
    private readonly access: AccessCheck,
    private readonly tickets: Tickets,
  ) {}

  @Handles(downloadLink)
  async forPerson({ attachmentId }: ByAttachmentIdInput, context: CallContext): Promise<DownloadLink> {
    const found = await attachments.in(this.db).findOne({ _id: attachmentId });
    if (!found) throw notFound('Attachment not found');
    const { canAccess, reason } = await this.access.accessOf(actorOf(context), found.marketEventId);
    if (!canAccess) throw permissionDenied(REFUSALS[reason]);
    return this.tickets.linkTo({ fileId: attachmentId, filename: found.filename, fileType: found.fileType });
  }

  @Handles(fileLink)
  async forWorker({ id }: ByIdInput): Promise<DownloadLink> {
    return this.tickets.linkTo({ fileId: id, filename: 'import.csv', fileType: 'text/csv' });
  }
}
