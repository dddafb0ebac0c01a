import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { SecurityEventKind } from '@stallbook/contracts';
import type { SecurityEvent } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';

const KEPT_MS = 90 * 24 * 60 * 60_000;
const SHOWN = 20;

interface RecordDocument {
  _id: string;
  accountId: string;
  kind: `${SecurityEventKind}`;
  at: Date;
  device: string | null;
  purgeAt: Date;
}

/** What happened to accounts, for the people they belong to. */
@Injectable()
export class SecurityRecord implements OnModuleInit {
  private readonly record: Collection<RecordDocument>;

  constructor(
    @Inject(DB) db: Db,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.record = db.collection<RecordDocument>('security_record');
  }

  async onModuleInit(): Promise<void> {
    await this.record.createIndexes([
      { key: { purgeAt: 1 }, expireAfterSeconds: 0 },
      { key: { accountId: 1, at: -1 } },
    ]);
  }

  async add(
    accountId: string,
    kind: `${SecurityEventKind}`,
    device: string | null = null,
    session?: ClientSession,
  ): Promise<void> {
    const at = this.clock.now();
    const purgeAt = new Date(at.getTime() + KEPT_MS);
    await this.record.insertOne({ _id: newId(), accountId, kind, at, device, purgeAt }, { session });
  }

  /** Newest first. */
  async lastOf(accountId: string): Promise<SecurityEvent[]> {
    const found = await this.record.find({ accountId }).sort({ at: -1, _id: -1 }).limit(SHOWN).toArray();
    return found.map(({ _id: id, kind, at, device }) => ({
      id,
      kind: SecurityEventKind[kind],
      at: at.toISOString(),
      device,
    }));
  }
}
