import { Inject, Injectable } from '@nestjs/common';
import { BulkDecisionStatus as Status, type BulkDecision, type BulkRefusal } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { ApplicationReader } from '../application/application.reader.js';
import { ProfileReplicas } from '../replicas/profile-replicas.js';
import type { BulkDecisionRow, StoredRefusal } from './bulk-decision.schema.js';

const UNKNOWN = 'Unknown vendor';

type NameOf = (applicationId: string) => string | undefined;

const named = (refused: readonly StoredRefusal[], nameOf: NameOf): BulkRefusal[] =>
  refused.map(({ applicationId, message }) => ({
    applicationId,
    vendorName: nameOf(applicationId) ?? UNKNOWN,
    message,
  }));

@Injectable()
export class BulkDecisionPresenter {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly profiles: ProfileReplicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async one(row: BulkDecisionRow): Promise<BulkDecision> {
    const [shown] = await this.many([row]);
    return shown!;
  }

  /** All rows belong to one organizer. */
  async many(rows: readonly BulkDecisionRow[]): Promise<BulkDecision[]> {
    const ids = rows.flatMap(({ applicationIds, refused }) => [
      ...(applicationIds.length === 1 ? applicationIds : []),
      ...refused.map(({ applicationId }) => applicationId),
    ]);
    const nameOf = await this.names([...new Set(ids)], rows[0]?.organizerId ?? '');
    return rows.map((row) => this.shown(row, nameOf));
  }

  /** Names only vendors who applied to the caller. */
  async refusals(refused: readonly StoredRefusal[], organizerId: string): Promise<BulkRefusal[]> {
    const ids = refused.map(({ applicationId }) => applicationId);
    return named(refused, await this.names(ids, organizerId));
  }

  private shown(row: BulkDecisionRow, nameOf: NameOf): BulkDecision {
    const { _id: id, decision, status, applicationIds, cursor, decided, refused, undoUntil } = row;
    const refusedIds = new Set(refused.map(({ applicationId }) => applicationId));
    const left = status === Status.held && undoUntil ? undoUntil.getTime() - this.clock.now().getTime() : 0;
    const [first = ''] = applicationIds;
    return {
      id,
      decision,
      status,
      vendorName: applicationIds.length === 1 ? (nameOf(first) ?? null) : null,
      total: applicationIds.length,
      done: status === Status.deciding ? cursor : applicationIds.length,
      decided: decided.filter((applicationId) => !refusedIds.has(applicationId)).length,
      refused: named(refused, nameOf),
      undoMs: Math.max(0, left),
    };
  }

  private async names(ids: readonly string[], organizerId: string): Promise<NameOf> {
    if (ids.length === 0) return () => undefined;
    const found = await this.reader.sentTo(organizerId, ids);
    const vendors = new Map(found.map(({ _id, vendorId }) => [_id, vendorId]));
    const profiles = await this.profiles.byIds([...new Set(vendors.values())]);
    const names = new Map(profiles.map(({ _id, businessName }) => [_id, businessName]));
    return (id) => names.get(vendors.get(id) ?? '');
  }
}
