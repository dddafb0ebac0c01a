import { Controller } from '@nestjs/common';
import { organizerApplications, type ApplicationPage, type ApplicationsInput } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { Filter } from 'mongodb';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';
import type { ApplicationDocument } from '../application.projection.js';
import { inChunks } from './chunks.js';

const SHOWN = ['pending', 'accepted', 'rejected', 'withdrawn'] as const;

/** Applications to the caller's own market events, the newest first; never a draft. */
@Controller()
export class OrganizerApplicationsHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(organizerApplications)
  async handle(input: ApplicationsInput, context: CallContext): Promise<ApplicationPage> {
    const { applicationId, eventId, status, page, pageSize } = input;
    const only = applicationId ? { _id: applicationId } : {};
    const owned = await this.markets.idsOwnedBy(actorOf(context).id);
    const wanted = eventId ? owned.filter((id) => id === eventId) : owned;
    const statuses = SHOWN.filter((shown) => !status || shown === status);
    const chunks = inChunks(wanted).map((ids) => ({ ...only, marketEventId: { $in: ids }, status: { $in: statuses } }));
    const parts = await Promise.all(chunks.map((filter) => this.newest(filter, page * pageSize)));
    const merged = parts.flatMap(({ items }) => items).sort(newestFirst);
    return {
      items: await this.presenter.many(merged.slice((page - 1) * pageSize, page * pageSize)),
      total: parts.reduce((sum, { count }) => sum + count, 0),
    };
  }

  private async newest(filter: Filter<ApplicationDocument>, limit: number) {
    const { collection } = this.reader;
    const [items, count] = await Promise.all([
      collection.find(filter, { sort: { appliedAt: -1, _id: 1 }, limit }).toArray(),
      collection.countDocuments(filter),
    ]);
    return { items, count };
  }
}

const newestFirst = (a: ApplicationDocument, b: ApplicationDocument): number =>
  (b.appliedAt ?? '').localeCompare(a.appliedAt ?? '') || a._id.localeCompare(b._id);
