import { Controller, Inject } from '@nestjs/common';
import { eraseAccount, type AccountErasure, type EraseAccountInput } from '@stallbook/contracts';
import { callerContext, EventStore, type StoreTransaction } from '@stallbook/event-store';
import { actorOf, newId, requireFresh, unauthenticated, type CallContext, type Clock } from '@stallbook/kernel';
import { CLOCK, WorkQueue } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import { Accounts } from '../../account/accounts.js';
import { PasswordCheck } from '../../account/credentials/password-check.js';
import { LastAdmin } from '../../account/last-admin.js';
import { Sessions } from '../../session/sessions.js';
import { AddressHistory } from '../address-history.js';
import { erasure } from '../domain/erasure.decider.js';
import { ErasureReader } from '../erasure.reader.js';
import { PersonalDataCleaner } from '../personal-data-cleaner.js';

@Controller()
export class EraseAccountHandler {
  constructor(
    private readonly store: EventStore,
    private readonly accounts: Accounts,
    private readonly addresses: AddressHistory,
    private readonly check: PasswordCheck,
    private readonly lastAdmin: LastAdmin,
    private readonly queue: WorkQueue,
    private readonly reader: ErasureReader,
    private readonly sessions: Sessions,
    private readonly cleaner: PersonalDataCleaner,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Deletes the account immediately; a job does the rest. */
  @Handles(eraseAccount)
  async erase({ currentPassword }: EraseAccountInput, context: CallContext): Promise<AccountErasure> {
    const actor = actorOf(context);
    const personId = actor.id;
    const known = await this.reader.idOf(personId);
    if (known) return this.enqueue(known);
    const account = await this.accounts.byId(personId);
    if (!account) throw unauthenticated();
    if (account.secondFactor) requireFresh(actor, this.clock.now());
    await this.check.require(account, currentPassword);
    await this.lastAdmin.requireAnother(account, null);
    // Gateways learn of ended sessions, but not of deleted ones.
    await this.sessions.endAllOf(personId);
    const id = newId();
    const work = async (tx: StoreTransaction) => {
      // A confirmed change of address conflicts with the removal, so a retry finds the new address.
      const current = await this.accounts.byId(personId, tx.session);
      const addresses = await this.addresses.of(current ?? account);
      // Before the removal: a retry after an unknown commit result finds no account.
      await tx.execute(erasure, id, { type: 'request', personId, addresses });
      await this.lastAdmin.requireAnother(current ?? account, null, tx.session);
      if (!(await this.cleaner.removeAccount(personId, tx.session))) throw unauthenticated();
      return id;
    };
    const repeated = async () => (await this.reader.idOf(personId)) ?? id;
    return this.enqueue(await this.store.transaction(callerContext(context), work, { repeated }));
  }

  private async enqueue(id: string): Promise<AccountErasure> {
    const found = await this.reader.one(id);
    if (found.completedAt === null) await this.queue.add(id);
    return found;
  }
}
