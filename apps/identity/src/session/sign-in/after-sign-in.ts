import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { withTransaction } from '@stallbook/messaging';
import { DB, MONGO_CLIENT } from '@stallbook/platform';
import type { Collection, Db, MongoClient } from 'mongodb';
import { Accounts } from '../../account/accounts.js';
import { BackgroundTasks } from '../../account/background-tasks.js';
import { deviceOf } from '../../security/device.js';
import { SecurityRecord } from '../../security/security-record.js';
import { NewDeviceMail } from '../new-device-mail.js';
import type { SessionDocument } from '../session-document.js';

const GATHER_MS = 1_000;
const AT_MOST = 200;

/**
 * What follows from a log-in and nobody waits for: it goes into the record, and where the device is new to the account,
 * a mail tells of it. The session itself says that this is still to do, so that no fall of a process loses it, and all
 * who logged in within a moment share the work.
 */
@Injectable()
export class AfterSignIn implements OnModuleInit, OnApplicationBootstrap {
  private readonly sessions: Collection<SessionDocument>;
  private planned = false;

  constructor(
    @Inject(DB) db: Db,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    private readonly accounts: Accounts,
    private readonly background: BackgroundTasks,
    private readonly newDevice: NewDeviceMail,
    private readonly record: SecurityRecord,
  ) {
    this.sessions = db.collection<SessionDocument>('sessions');
  }

  async onModuleInit(): Promise<void> {
    await this.sessions.createIndex({ fresh: 1 }, { partialFilterExpression: { fresh: true } });
  }

  onApplicationBootstrap(): void {
    this.soon();
  }

  soon(): void {
    if (this.planned) return;
    this.planned = true;
    this.background.run('what follows from log-ins', async () => {
      await pause(GATHER_MS);
      this.planned = false;
      while ((await this.doSome()) === AT_MOST);
    });
  }

  private async doSome(): Promise<number> {
    const fresh = await this.sessions.find({ fresh: true }, { limit: AT_MOST }).toArray();
    if (fresh.length === 0) return 0;
    const uses = await this.usesOf(fresh.map(({ accountId }) => accountId));
    for (const session of fresh) {
      const device = deviceOf(session.userAgent);
      // The ids of sessions are in the order of time.
      const before = (uses.get(session.accountId) ?? []).filter(({ since }) => since < session._id);
      if (before.length > 0 && before.every((use) => use.device !== device)) await this.tell(session, device);
    }
    await this.note(fresh);
    return fresh.length;
  }

  /** Each device of each account with its first session, ended or not, of those that are kept. */
  private async usesOf(accountIds: readonly string[]): Promise<Map<string, { device: string; since: string }[]>> {
    const found = await this.sessions
      .aggregate<{ _id: { accountId: string; agent: string | null }; since: string }>([
        { $match: { accountId: { $in: [...new Set(accountIds)] } } },
        { $group: { _id: { accountId: '$accountId', agent: '$userAgent' }, since: { $min: '$_id' } } },
      ])
      .toArray();
    const uses = new Map<string, { device: string; since: string }[]>();
    for (const { _id, since } of found) {
      uses.set(_id.accountId, [...(uses.get(_id.accountId) ?? []), { device: deviceOf(_id.agent), since }]);
    }
    return uses;
  }

  /**
   * In one transaction, so that those who follow the database see one change. A removal of the account writes to its
   * sessions too: the later of the two sees the earlier.
   */
  private async note(sessions: readonly SessionDocument[]): Promise<void> {
    const which = { _id: { $in: sessions.map(({ _id }) => _id) } };
    await withTransaction(this.client, async (session) => {
      await this.sessions.updateMany(which, { $unset: { fresh: '' } }, { session });
      const kept = await this.sessions.find(which, { session }).toArray();
      const accounts = await this.accounts.existing(
        kept.map(({ accountId }) => accountId),
        session,
      );
      const happenings = kept
        .filter(({ accountId }) => accounts.has(accountId))
        .map(({ _id: cause, accountId, createdAt: at, userAgent }) => {
          return { accountId, kind: 'signed_in' as const, cause, at, device: deviceOf(userAgent) };
        });
      if (happenings.length > 0) await this.record.addAll(happenings, session);
    });
  }

  private async tell(session: SessionDocument, device: string): Promise<void> {
    const account = await this.accounts.byId(session.accountId);
    if (account) await this.newDevice.send(account, session, device);
  }
}
