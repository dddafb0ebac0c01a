import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { withTransaction } from '@stallbook/messaging';
import { MONGO_CLIENT } from '@stallbook/platform';
import type { MongoClient } from 'mongodb';
import type { Model } from 'mongoose';
import { Accounts } from '../../account/accounts.js';
import { BackgroundTasks } from '../../account/background-tasks.js';
import { deviceOf } from '../../security/device.js';
import { SecurityLog } from '../../security/security-log.js';
import { NewDeviceEmail } from '../new-device-email.js';
import { SESSIONS, type SessionDocument } from '../session.schema.js';
import { Sessions } from '../sessions.js';

const GATHER_MS = 1_000;
const AT_MOST = 200;

/**
 * Records sign-ins and emails owners about new devices, in batches after the answer. The session keeps the pending work, so
 * a crash loses nothing.
 */
@Injectable()
export class AfterSignIn implements OnApplicationBootstrap {
  private planned = false;

  constructor(
    @InjectModel(SESSIONS) private readonly documents: Model<SessionDocument>,
    @Inject(MONGO_CLIENT) private readonly client: MongoClient,
    private readonly accounts: Accounts,
    private readonly background: BackgroundTasks,
    private readonly newDevice: NewDeviceEmail,
    private readonly securityLog: SecurityLog,
    private readonly sessions: Sessions,
  ) {}

  onApplicationBootstrap(): void {
    this.soon();
  }

  soon(): void {
    if (this.planned) return;
    this.planned = true;
    this.background.run('work after sign-ins', async () => {
      await pause(GATHER_MS);
      this.planned = false;
      while ((await this.doSome()) === AT_MOST);
    });
  }

  private async doSome(): Promise<number> {
    const fresh = await this.documents.find({ fresh: true }).limit(AT_MOST).lean();
    if (fresh.length === 0) return 0;
    const accountIds = [...new Set(fresh.map(({ accountId }) => accountId))];
    const uses = await this.usesOf(accountIds);
    for (const session of fresh) {
      const device = deviceOf(session.userAgent);
      // Session IDs are ordered by time.
      const before = (uses.get(session.accountId) ?? []).filter(({ since }) => since < session._id);
      if (before.length > 0 && before.every((use) => use.device !== device)) await this.sendMail(session, device);
    }
    await this.sessions.endSurplusOf(accountIds);
    await this.recordSignIns(fresh);
    return fresh.length;
  }

  /** The first stored session of each device of each account. */
  private async usesOf(accountIds: readonly string[]): Promise<Map<string, { device: string; since: string }[]>> {
    const found = await this.documents
      .aggregate<{ _id: { accountId: string; agent: string | null }; since: string }>([
        { $match: { accountId: { $in: [...accountIds] } } },
        { $group: { _id: { accountId: '$accountId', agent: '$userAgent' }, since: { $min: '$_id' } } },
      ])
      .readConcern('local')
      .exec();
    const uses = new Map<string, { device: string; since: string }[]>();
    for (const { _id, since } of found) {
      uses.set(_id.accountId, [...(uses.get(_id.accountId) ?? []), { device: deviceOf(_id.agent), since }]);
    }
    return uses;
  }

  /** One transaction: it conflicts with the removal of an account, which also writes to its sessions. */
  private async recordSignIns(sessions: readonly SessionDocument[]): Promise<void> {
    const which = { _id: { $in: sessions.map(({ _id }) => _id) } };
    await withTransaction(this.client, async (session) => {
      await this.documents.updateMany(which, { $unset: { fresh: '' } }, { session });
      const kept = await this.documents.find(which, null, { session }).lean();
      const accounts = await this.accounts.existing(
        kept.map(({ accountId }) => accountId),
        session,
      );
      const events = kept
        .filter(({ accountId }) => accounts.has(accountId))
        .map(({ _id: cause, accountId, createdAt: at, userAgent }) => {
          return { accountId, kind: 'signed_in' as const, cause, at, device: deviceOf(userAgent) };
        });
      if (events.length > 0) await this.securityLog.addAll(events, session);
    });
  }

  private async sendMail(session: SessionDocument, device: string): Promise<void> {
    const account = await this.accounts.byId(session.accountId);
    if (account) await this.newDevice.send(account, session, device);
  }
}
