import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import {
  BulkDecisionStatus as Status,
  SHOWN_BULK_DECISIONS,
  SHOWN_UNFINISHED_DECISIONS,
  type BulkDecisionKind,
  type SeenApplicationInput,
  type StartBulkDecisionInput,
} from '@stallbook/contracts';
import { StepAlreadyTaken } from '@stallbook/event-store';
import { DAY_MS, DomainError, notFound, type Clock } from '@stallbook/kernel';
import { CLOCK, undoJobOf, type WorkStore } from '@stallbook/platform';
import type { ClientSession } from 'mongodb';
import type { Model, QueryFilter } from 'mongoose';
import { BULK_DECISIONS, BY_STATUS, type BulkDecisionRow, type StoredRefusal } from './bulk-decision.schema.js';

const UNDO_MS = 60_000;
/** Older results are not worth reading. */
const ON_ONE = { 'applicationIds.1': { $exists: false } };
const ON_SEVERAL = { 'applicationIds.1': { $exists: true } };
export const UNFINISHED = [Status.deciding, Status.held, Status.announcing, Status.undoing];

@Injectable()
export class BulkDecisions implements WorkStore {
  constructor(
    @InjectModel(BULK_DECISIONS) readonly rows: Model<BulkDecisionRow>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Idempotent by ID. */
  async begin(
    _id: string,
    organizerId: string,
    { decision, applications, note }: StartBulkDecisionInput,
  ): Promise<BulkDecisionRow> {
    const fresh = {
      ...this.about(organizerId, decision, applications),
      note: note?.trim() || null,
      status: Status.deciding,
      decided: [],
      undoUntil: null,
    };
    await this.rows.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true });
    return this.one(_id);
  }

  /** The decision on one application, which is made in the same transaction. */
  async hold(
    _id: string,
    organizerId: string,
    { decision, application }: { decision: BulkDecisionKind; application: SeenApplicationInput },
    session: ClientSession,
  ): Promise<void> {
    const held = {
      _id,
      ...this.about(organizerId, decision, [application]),
      note: null,
      status: Status.held,
      decided: [application.applicationId],
      undoUntil: this.undoUntil(),
    };
    await this.rows.create([held], { session });
  }

  find(_id: string): Promise<BulkDecisionRow | null> {
    return this.rows.findOne({ _id }).lean().exec();
  }

  async one(_id: string): Promise<BulkDecisionRow> {
    const row = await this.find(_id);
    if (!row) throw notFound('This decision was not found.');
    return row;
  }

  /** Unfinished ones and results. The result of one decision shows in its application. */
  async newest(organizerId: string): Promise<BulkDecisionRow[]> {
    // One after the other, so that one that ends between two reads is in the last.
    const open = await this.unfinishedOnSeveral(organizerId).lean();
    const held = await this.unfinishedOnOne(organizerId).limit(SHOWN_UNFINISHED_DECISIONS).lean();
    const ended = await this.resultsOf(organizerId).limit(SHOWN_BULK_DECISIONS).lean();
    const all = new Map([...open, ...held, ...ended].map((row) => [row._id, row]));
    return [...all.values()].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  }

  /** Without a limit: to those who watch one, it has ended once it is not listed. */
  unfinishedOnSeveral(organizerId: string) {
    return this.byAge({ organizerId, status: { $in: UNFINISHED }, ...ON_SEVERAL });
  }

  unfinishedOnOne(organizerId: string) {
    return this.byAge({ organizerId, status: { $in: UNFINISHED }, ...ON_ONE });
  }

  resultsOf(organizerId: string) {
    const isWorthReading = [ON_SEVERAL, { 'refused.0': { $exists: true } }];
    const createdAt = { $gte: new Date(this.clock.now().getTime() - DAY_MS) };
    const status = { $in: [Status.announced, Status.undone] };
    return this.byAge({ organizerId, status, createdAt, $or: isWorthReading });
  }

  async *unfinished(): AsyncGenerator<string> {
    for await (const { _id, status } of this.rows.find({ status: { $in: UNFINISHED } }, { _id: 1, status: 1 }))
      yield status === Status.undoing ? undoJobOf(_id) : _id;
  }

  /** If two jobs run the same step, only one advances. @throws StepAlreadyTaken */
  async decided(
    { _id, cursor, applicationIds, decided }: BulkDecisionRow,
    by: number,
    outcome: { decided: string[]; refused: StoredRefusal[] },
    session: ClientSession,
  ): Promise<void> {
    const next = cursor + by;
    const isLast = next >= applicationIds.length;
    const hasNone = decided.length + outcome.decided.length === 0;
    const end = { status: hasNone ? Status.announced : Status.held, cursor: 0 };
    const undoUntil = this.undoUntil();
    const { matchedCount } = await this.rows.updateOne(
      { _id, status: Status.deciding, cursor },
      {
        $push: { decided: { $each: outcome.decided }, refused: { $each: outcome.refused } },
        $set: isLast ? { ...end, undoUntil } : { cursor: next },
      },
      { session },
    );
    if (matchedCount === 0) throw new StepAlreadyTaken();
  }

  /** Undo and announcement exclude each other: one of them takes the bulk. */
  async beginAnnouncing(_id: string): Promise<void> {
    await this.rows.updateOne({ _id, status: Status.held }, { $set: { status: Status.announcing, cursor: 0 } });
  }

  /** @throws DomainError NOT_FOUND, `BULK_DECISION.TOO_LATE` */
  async beginUndoing(_id: string, organizerId: string): Promise<BulkDecisionRow> {
    const open = { _id, organizerId, status: Status.held, undoUntil: { $gt: this.clock.now() } };
    await this.rows.updateOne(open, { $set: { status: Status.undoing, cursor: 0 } });
    const row = await this.rows.findOne({ _id, organizerId }).lean();
    if (!row) throw notFound('This decision was not found.');
    if (row.status === Status.undoing || row.status === Status.undone) return row;
    if (row.status === Status.deciding) {
      throw new DomainError('BULK_DECISION.RUNNING', 'Wait until all applications are decided, then undo.');
    }
    throw new DomainError('BULK_DECISION.TOO_LATE', 'The vendors have been notified, so this can no longer be undone.');
  }

  /** @throws StepAlreadyTaken */
  async moveOn(
    { _id, status, cursor, decided }: BulkDecisionRow,
    by: number,
    { status: end, refused }: { status: Status; refused: StoredRefusal[] },
    session: ClientSession,
  ): Promise<void> {
    const next = cursor + by;
    const $set = next >= decided.length ? { status: end, cursor: decided.length, note: null } : { cursor: next };
    const { matchedCount } = await this.rows.updateOne(
      { _id, status, cursor },
      { $set, $push: { refused: { $each: refused } } },
      { session },
    );
    if (matchedCount === 0) throw new StepAlreadyTaken();
  }

  private byAge(filter: QueryFilter<BulkDecisionRow>) {
    return this.rows.find(filter).sort({ createdAt: -1 }).hint(BY_STATUS);
  }

  private undoUntil(): Date {
    return new Date(this.clock.now().getTime() + UNDO_MS);
  }

  private about(organizerId: string, decision: BulkDecisionKind, applications: readonly SeenApplicationInput[]) {
    return {
      organizerId,
      decision,
      createdAt: this.clock.now(),
      applicationIds: applications.map(({ applicationId }) => applicationId),
      contentsVersions: applications.map(({ contentsVersion }) => contentsVersion),
      cursor: 0,
      refused: [],
    };
  }
}
