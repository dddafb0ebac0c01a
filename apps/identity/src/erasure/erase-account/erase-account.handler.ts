import { Controller, Inject } from '@nestjs/common';
import { eraseAccount, type AccountErasure, type EraseAccountInput } from '@stallbook/contracts';
import { callerContext, EventStore, type StoreTransaction } from '@stallbook/event-store';
import { actorOf, DomainError, newId, unauthenticated, type CallContext, type Clock } from '@stallbook/kernel';
import { AdminList, CLOCK, CONFIG, emailHash, WorkQueue, type StallbookConfig } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Account } from '../../account/account.js';
import { Accounts } from '../../account/accounts.js';
import { PasswordCheck } from '../../account/credentials/password-check.js';
import { Sessions } from '../../session/sessions.js';
import { erasure } from '../domain/erasure.js';
import { request } from '../domain/erasure.decider.js';
import { ErasureReader } from '../erasure.reader.js';
import { FormerAddresses } from '../former-addresses.js';
import { PersonalDataCleaner } from '../personal-data-cleaner.js';

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
    private readonly traces: PersonalDataCleaner,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: StallbookConfig,
  ) {}

  /** The account goes immediately; a job does the rest. */
  @Handles(eraseAccount)
  async erase({ currentPassword }: EraseAccountInput, context: CallContext): Promise<AccountErasure> {
    const personId = actorOf(context).id;
    const known = await this.reader.idOf(personId);
    if (known) return this.handOn(known);
    const account = await this.accounts.byId(personId);
    if (!account) throw unauthenticated();
    await this.check.require(account, currentPassword);
    await this.requireAnotherAdmin(account);
    const addresses = await this.addresses.of(account);
    // Before they go: the gateways hear of sessions that ended, not of those that are no more.
    await this.sessions.endAllOf(personId);
    const id = newId();
    const at = this.clock.now().toISOString();
    const work = async (tx: StoreTransaction) => {
      // First, since a repetition after an unknown commit result finds no account any more.
      await tx.execute(erasure, id, (state) => request({ personId, addresses, at }, state));
      if (!(await this.traces.removeAccount(personId, tx.session))) throw unauthenticated();
      return id;
    };
    const repeated = async () => (await this.reader.idOf(personId)) ?? id;
    return this.handOn(await this.store.transaction(callerContext(context), work, { repeated }));
  }

  private async handOn(id: string): Promise<AccountErasure> {
    const found = await this.reader.one(id);
    if (found.completedAt === null) await this.queue.add(id);
    return found;
  }

  private async requireAnotherAdmin({ email, emailConfirmedAt }: Account): Promise<void> {
    const { STALLBOOK_ADMIN_EMAILS: admins } = this.config;
    const isAdmin = new AdminList(this.config).has({ confirmed: emailConfirmedAt !== null, eh: emailHash(email) });
    if (isAdmin && (await this.accounts.countConfirmed(admins)) < 2) {
      throw new DomainError('IDENTITY.LAST_ADMIN', LAST_ADMIN);
    }
  }
}
