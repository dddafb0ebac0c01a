import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SecurityEventKind, type SecurityEvent as SecurityEventDto } from '@stallbook/contracts';
import { DAY_MS, idFrom, type Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model, QueryFilter } from 'mongoose';
import { Accounts } from '../account/accounts.js';
import { SECURITY_EVENTS, type SecurityEventDocument } from './security-event.schema.js';

const KEPT_MS = 90 * DAY_MS;
const SHOWN = 20;
/** Others can cause any number of these, so they take no places of the rest. */
const BY_ANYONE: SecurityEventDocument['kind'][] = ['reset_requested', 'second_factor_failed', 'sign_in_failed'];
const SHOWN_BY_ANYONE = 10;

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
export class SecurityLog {
  constructor(
    @InjectModel(SECURITY_EVENTS) private readonly events: Model<SecurityEventDocument>,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly accounts: Accounts,
  ) {}

  /** Idempotent by cause. A concurrent removal of the account also removes the entry. */
  async add(event: SecurityEvent, session?: ClientSession): Promise<void> {
    await this.addAll([{ ...event, at: this.clock.now() }], session);
    if (session || (await this.accounts.byId(event.accountId))) return;
    await this.events.deleteOne({ _id: idOf(event) });
  }

  /** Idempotent by cause. */
  async addAll(events: readonly (SecurityEvent & { at: Date })[], session?: ClientSession): Promise<void> {
    const upserts = events.map(({ at, ...event }) => {
      const { accountId, kind, device = null } = event;
      const fresh = { accountId, kind, at, device, purgeAt: new Date(at.getTime() + KEPT_MS) };
      return { updateOne: { filter: { _id: idOf(event) }, update: { $setOnInsert: fresh }, upsert: true } };
    });
    await this.events.bulkWrite(upserts, { ordered: false, throwOnValidationError: true, session });
  }

  async has(event: SecurityEvent): Promise<boolean> {
    return (await this.events.exists({ _id: idOf(event) })) !== null;
  }

  /** Newest first. */
  async lastOf(accountId: string): Promise<SecurityEventDto[]> {
    const last = (kind: QueryFilter<SecurityEventDocument>['kind'], limit: number) =>
      this.events.find({ accountId, kind }).sort({ at: -1, _id: -1 }).limit(limit).lean();
    const both = await Promise.all([last({ $nin: BY_ANYONE }, SHOWN), last({ $in: BY_ANYONE }, SHOWN_BY_ANYONE)]);
    const found = both.flat().sort((a, b) => b.at.getTime() - a.at.getTime() || (a._id < b._id ? 1 : -1));
    return found.map(({ _id: id, kind, at, device }) => ({
      id,
      kind: SecurityEventKind[kind],
      at: at.toISOString(),
      device,
    }));
  }
}
