import { Controller } from '@nestjs/common';
import {
  accountExportLink,
  myAccountExport,
  requestAccountExport,
  type AccountExport,
  type ByIdInput,
  type DownloadLink,
  type NoInput,
} from '@stallbook/contracts';
import { callerContext, scopedCommandId } from '@stallbook/event-store';
import { DomainError, actorOf, idFrom, type CallContext } from '@stallbook/kernel';
import { AttemptLimit, WorkQueue } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Tickets } from '../../file/tickets.js';
import { AccountExports } from '../account-exports.js';
import { fileTypeOf, filenameOf, presentExport } from '../account-export.presenter.js';

const FREE_REQUESTS = 10;

const notReady = () => new DomainError('ACCOUNT_EXPORT.NOT_READY', 'Your data is still being collected.');
const expired = () =>
  new DomainError('ACCOUNT_EXPORT.EXPIRED', 'This file was deleted. Please request your data again.');

/** A person's own export. */
@Controller()
export class OwnExportHandler {
  constructor(
    private readonly accountExports: AccountExports,
    private readonly queue: WorkQueue,
    private readonly limit: AttemptLimit,
    private readonly tickets: Tickets,
  ) {}

  @Handles(requestAccountExport)
  async request(_input: NoInput, context: CallContext): Promise<AccountExport> {
    const { id: personId } = actorOf(context);
    const id = idFrom('account-export', scopedCommandId(callerContext(context)));
    const admit = () => this.limit.require({ kind: 'account-export', subject: personId, free: FREE_REQUESTS });
    const begun = await this.accountExports.begin(id, personId, admit);
    if (begun.status === 'collecting') await this.queue.add(begun._id);
    return presentExport(begun);
  }

  @Handles(myAccountExport)
  async last(_input: NoInput, context: CallContext): Promise<AccountExport | null> {
    const last = await this.accountExports.lastOf(actorOf(context).id);
    return last && presentExport(last);
  }

  @Handles(accountExportLink)
  async link({ id }: ByIdInput, context: CallContext): Promise<DownloadLink> {
    const found = await this.accountExports.ofPerson(id, actorOf(context).id);
    if (found.status === 'expired') throw expired();
    if (found.status !== 'ready' || !found.expiresAt) throw notReady();
    const permit = { fileId: id, filename: filenameOf(found), fileType: fileTypeOf(found) };
    return this.tickets.linkTo(permit, found.expiresAt);
  }
}
