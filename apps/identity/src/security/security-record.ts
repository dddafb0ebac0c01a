import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { SecurityEventKind } from '@stallbook/contracts';
import type { SecurityEvent as SecurityEventDto } from '@stallbook/contracts';
import { idFrom } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import { Accounts } from '../account/accounts.js';

const KEPT_MS = 90 * 24 * 60 * 60_000;
const SHOWN = 20;

export interface RecordDocument {
  _id: string;
  accountId: string;
  kind: `${SecurityEventKind}`;
  at: Date;
  device: string | null;
  purgeAt: Date;
}

export interface SecurityEvent {
  accountId: string;
  kind: `${SecurityEventKind}`;
  /** ID of the command or session that caused it. */
  cause: string;
  device?: string | null;
}

const idOf = ({ accountId, kind, cause }: SecurityEvent): string => idFrom('security', accountId, kind, cause);

/** Security events of accounts, shown to their owners. */
@Injectable()
export class SecurityRecord implements OnModuleInit {
  private readonly record: Collection<RecordDocument>;

  constructor(
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {
    this.record = db.collection<RecordDocument>('security_record');
  }

  async onModuleInit(): Promise<void> {
    await this.record.createIndexes([
      { key: { purgeAt: 1 }, expireAfterSeconds: 0 },
      { key: { accountId: 1, at: -1 } },
    ]);
  }

  /** Idempotent by cause. A concurrent removal of the account also removes the entry. */
  async add(event: SecurityEvent, session?: ClientSession): Promise<void> {
    await this.addAll([{ ...event, at: this.clock.now() }], session);
    if (session || (await this.accounts.byId(event.accountId))) return;
    await this.record.deleteOne({ _id: idOf(event) });
  }

  /** Idempotent by cause. */
  async addAll(events: readonly (SecurityEvent & { at: Date })[], session?: ClientSession): Promise<void> {
    const upserts = events.map(({ at, ...event }) => {
      const { accountId, kind, device = null } = event;
      const fresh = { accountId, kind, at, device, purgeAt: new Date(at.getTime() + KEPT_MS) };
      return { updateOne: { filter: { _id: idOf(event) }, update: { $setOnInsert: fresh }, upsert: true } };
    });
    await this.record.bulkWrite(upserts, { ordered: false, session });
  }

  async has(event: SecurityEvent): Promise<boolean> {
    return (await this.record.findOne({ _id: idOf(event) }, { projection: { _id: 1 } })) !== null;
  }

  /** Newest first. */
  async lastOf(accountId: string): Promise<SecurityEventDto[]> {
    const found = await this.record.find({ accountId }).sort({ at: -1, _id: -1 }).limit(SHOWN).toArray();
    return found.map(({ _id: id, kind, at, device }) => ({
      id,
      kind: SecurityEventKind[kind],
      at: at.toISOString(),
      device,
    }));
  }
}
