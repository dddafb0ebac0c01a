import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import { DB, MONGO_CLIENT } from '@stallbook/platform';
import type { Collection, Db, MongoClient } from 'mongodb';
import { Accounts } from '../../account/accounts.js';
import { Background } from '../../account/background.js';
import { deviceOf } from '../../security/device.js';
import { SecurityRecord } from '../../security/security-record.js';
import { NewDeviceMail } from '../new-device-mail.js';
import type { SessionDocument } from '../sessions.js';

const GATHER_MS = 250;
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
    private readonly background: Background,
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

  /** The ids of sessions are in the order of time. */
  private async doSome(): Promise<number> {
    const fresh = await this.sessions.find({ fresh: true }, { sort: { _id: 1 }, limit: AT_MOST }).toArray();
    if (fresh.length === 0) return 0;
    const known = await this.devicesBefore(fresh);
    for (const session of fresh) {
      const device = deviceOf(session.userAgent);
      const seen = known.get(session.accountId) ?? new Set();
      if (seen.size > 0 && !seen.has(device)) await this.tell(session, device);
      known.set(session.accountId, seen.add(device));
    }
    await this.note(fresh);
    return fresh.length;
  }

  /** Where their accounts were signed in before, within the life of a session, ended or not. */
  private async devicesBefore(sessions: readonly SessionDocument[]): Promise<Map<string, Set<string>>> {
    const first = new Map([...sessions].reverse().map(({ accountId, _id }) => [accountId, _id]));
    const before = [...first].map(([accountId, id]) => ({ accountId, _id: { $lt: id } }));
    const found = await this.sessions
      .aggregate<{
        _id: string;
        agents: (string | null)[];
      }>([{ $match: { $or: before } }, { $group: { _id: '$accountId', agents: { $addToSet: '$userAgent' } } }])
      .toArray();
    return new Map(found.map(({ _id, agents }) => [_id, new Set(agents.map(deviceOf))]));
  }

  /** In a transaction, which everybody who follows the database meets as one change. */
  private async note(sessions: readonly SessionDocument[]): Promise<void> {
    const happenings = sessions.map(({ _id: cause, accountId, createdAt: at, userAgent }) => {
      return { accountId, kind: 'signed_in' as const, cause, at, device: deviceOf(userAgent) };
    });
    const which = { _id: { $in: sessions.map(({ _id }) => _id) } };
    await this.client.withSession((session) =>
      session.withTransaction(async () => {
        await this.record.addAll(happenings, session);
        await this.sessions.updateMany(which, { $unset: { fresh: '' } }, { session });
      }),
    );
  }

  private async tell(session: SessionDocument, device: string): Promise<void> {
    const account = await this.accounts.byId(session.accountId);
    if (account) await this.newDevice.send(account, session, device);
  }
}
