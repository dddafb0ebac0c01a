import { Inject, Injectable } from '@nestjs/common';
import { BulkDecisionStatus as Status, type BulkDecision, type BulkRefusal } from '@stallbook/contracts';
import type { Clock } from '@stallbook/kernel';
import { CLOCK } from '@stallbook/platform';
import { ApplicationReader } from '../application/application.reader.js';
import { ProfileReplicas } from '../replicas/profile-replicas.js';
import type { BulkDecisionRow, StoredRefusal } from './bulk-decision.schema.js';

const UNKNOWN = 'Unknown vendor';

@Injectable()
export class BulkDecisionPresenter {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly profiles: ProfileReplicas,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async one(row: BulkDecisionRow): Promise<BulkDecision> {
    const { _id: id, decision, status, applicationIds, cursor, decided, undoUntil } = row;
    const refusedIds = new Set(row.refused.map(({ applicationId }) => applicationId));
    const left = status === Status.held && undoUntil ? undoUntil.getTime() - this.clock.now().getTime() : 0;
    return {
      id,
      decision,
      status,
      vendorName: applicationIds.length === 1 ? await this.onlyName(row) : null,
      total: applicationIds.length,
      done: status === Status.deciding ? cursor : applicationIds.length,
      decided: decided.filter((applicationId) => !refusedIds.has(applicationId)).length,
      refused: await this.refusals(row.refused, row.organizerId),
      undoMs: Math.max(0, left),
    };
  }

  /** Names only vendors who applied to the caller. */
  async refusals(refused: readonly StoredRefusal[], organizerId: string): Promise<BulkRefusal[]> {
    if (refused.length === 0) return [];
    const nameOf = await this.names(
      refused.map(({ applicationId }) => applicationId),
      organizerId,
    );
    return refused.map(({ applicationId, message }) => ({
      applicationId,
      vendorName: nameOf(applicationId) ?? UNKNOWN,
      message,
    }));
  }

  private async onlyName({ applicationIds, organizerId }: BulkDecisionRow): Promise<string | null> {
    const [id = ''] = applicationIds;
    return (await this.names([id], organizerId))(id) ?? null;
  }

  private async names(ids: readonly string[], organizerId: string): Promise<(id: string) => string | undefined> {
    const found = await this.reader.sentTo(organizerId, ids);
    const vendors = new Map(found.map(({ _id, vendorId }) => [_id, vendorId]));
    const profiles = await this.profiles.byIds([...new Set(vendors.values())]);
    const names = new Map(profiles.map(({ _id, businessName }) => [_id, businessName]));
    return (id) => names.get(vendors.get(id) ?? '');
  }
}
