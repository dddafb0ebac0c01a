import { Controller, Inject } from '@nestjs/common';
import { eraseAccount, type AccountErasure, type EraseAccountInput } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, DomainError, newId, unauthenticated, type CallContext, type Clock } from '@stallbook/kernel';
import { AdminList, CLOCK, CONFIG, emailHash, WorkQueue, type StallbookConfig } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Account } from '../../account/account.js';
import { Accounts } from '../../account/accounts.js';
import { PasswordCheck } from '../../account/credentials/password-check.js';
import { Sessions } from '../../session/sessions.js';
import { erasure } from '../domain/erasure.js';
import { request } from '../domain/erasure.decider.js';
import { ErasureReader } from '../erasure-reader.js';
import { FormerAddresses } from '../former-addresses.js';
import { Traces } from '../traces.js';

const LAST_ADMIN =
  'You are the only admin, and Stallbook needs one. Let somebody else become an admin before you delete this account.';

@Controller()
export class EraseAccountHandler {
  constructor(
    private readonly store: EventStore,
    private readonly accounts: Accounts,
    private readonly addresses: FormerAddresses,
    private readonly check: PasswordCheck,
    private readonly queue: WorkQueue,
    private readonly reader: ErasureReader,
    private readonly sessions: Sessions,
    private readonly traces: Traces,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** The account goes at once; what the rest takes, a job does. */
  @Handles(eraseAccount)
  async erase({ currentPassword }: EraseAccountInput, context: CallContext): Promise<AccountErasure> {
    const personId = actorOf(context).id;
    // A second time, after an answer that was lost on its way.
    const known = await this.reader.idOf(personId);
    if (known) return this.reader.one(known);
    const account = await this.accounts.byId(personId);
    if (!account) throw unauthenticated();
    await this.check.require(account, currentPassword);
    await this.requireAnotherAdmin(account);
    const addresses = await this.addresses.of(account);
    // Before they go: the gateways hear of sessions that ended, not of those that are no more.
    await this.sessions.endAllOf(personId);
    const id = newId();
    const at = this.clock.now().toISOString();
    await this.store.transaction(callerContext(context), async (tx) => {
      if (!(await this.traces.removeAccount(personId, tx.session))) throw unauthenticated();
      await tx.execute(erasure, id, (state) => request({ personId, addresses, at }, state));
    });
    await this.queue.add(id);
    return { id, requestedAt: at, completedAt: null };
  }

  private async requireAnotherAdmin({ email, emailConfirmedAt }: Account): Promise<void> {
    const { STALLBOOK_ADMIN_EMAILS: admins } = this.config;
    const isAdmin = new AdminList(this.config).has({ confirmed: emailConfirmedAt !== null, eh: emailHash(email) });
    if (isAdmin && (await this.accounts.countConfirmed(admins)) < 2) {
      throw new DomainError('IDENTITY.LAST_ADMIN', LAST_ADMIN);
    }
  }
}
