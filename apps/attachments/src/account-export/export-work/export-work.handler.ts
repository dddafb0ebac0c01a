import { Controller } from '@nestjs/common';
import {
  AccountExportStatus,
  accountExportWork,
  failAccountExport,
  recordAccountExportProgress,
  requestAccountExportUpload,
  type AccountExportProgressInput,
  type AccountExportUploadInput,
  type AccountExportWork,
  type ByIdInput,
  type Done,
  type FailAccountExportInput,
  type UploadTicket,
} from '@stallbook/contracts';
import { Handles } from '@stallbook/rpc';
import { Tickets, UPLOAD_MS } from '../../file/tickets.js';
import { AccountExports } from '../account-exports.js';

const MAX_EXPORT_BYTES = 256 * 1024 * 1024;

/** The worker's side of an export. */
@Controller()
export class ExportWorkHandler {
  constructor(
    private readonly accountExports: AccountExports,
    private readonly tickets: Tickets,
  ) {}

  @Handles(accountExportWork)
  async work({ id }: ByIdInput): Promise<AccountExportWork> {
    const { personId, status } = await this.accountExports.one(id);
    return { personId, status: AccountExportStatus[status] };
  }

  @Handles(recordAccountExportProgress)
  async progress({ exportId: id, collected }: AccountExportProgressInput): Promise<Done> {
    await this.accountExports.progress(id, collected);
    return { id };
  }

  @Handles(requestAccountExportUpload)
  async upload({ exportId: fileId, format }: AccountExportUploadInput): Promise<UploadTicket> {
    await this.accountExports.one(fileId);
    const permit = { kind: 'account-export' as const, fileId, format, maxBytes: MAX_EXPORT_BYTES };
    return { ticket: this.tickets.uploads.issue(permit, UPLOAD_MS).token, maxBytes: MAX_EXPORT_BYTES };
  }

  @Handles(failAccountExport)
  async fail({ exportId: id, error }: FailAccountExportInput): Promise<Done> {
    await this.accountExports.fail(id, error);
    return { id };
  }
}
