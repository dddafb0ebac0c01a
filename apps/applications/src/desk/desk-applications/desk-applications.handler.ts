import { Controller } from '@nestjs/common';
import {
  DeskOrder,
  SENT_STATUSES,
  deskApplications,
  type DeskEntry,
  type DeskInput,
  type DeskPage,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import type { Filter } from 'mongodb';
import { ApplicationPresenter } from '../../application/application.presenter.js';
import type { ApplicationDocument } from '../../application/application.projection.js';
import { ApplicationReader } from '../../application/application.reader.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationMarks } from '../application-marks.js';
import { deskFilter } from '../desk-filter.js';

@Controller()
export class DeskApplicationsHandler {
  constructor(
    private readonly reader: ApplicationReader,
    private readonly marks: ApplicationMarks,
    private readonly markets: MarketEventReplicas,
    private readonly presenter: ApplicationPresenter,
  ) {}

  @Handles(deskApplications)
  async handle(input: DeskInput, context: CallContext): Promise<DeskPage> {
    const organizerId = actorOf(context).id;
    const owned = await this.markets.idsOwnedBy(organizerId);
    const wanted = input.eventId ? owned.filter((id) => id === input.eventId) : owned;
    const marked = await this.marks.matching(organizerId, input);
    const picked = input.applicationIds?.filter((id) => !marked || marked.includes(id)) ?? marked;
    const filter = { ...deskFilter(input), ...(picked && { _id: { $in: picked } }) };
    const slice = { skip: (input.page - 1) * input.pageSize, limit: input.pageSize };
    const order = input.order ?? DeskOrder.newest;
    const [found, counts] = await Promise.all([
      order === DeskOrder.rating
        ? this.bestFirst(organizerId, wanted, filter, slice)
        : this.reader.slice(wanted, filter, order, slice),
      this.reader.countByStatus(wanted, { ...filter, status: { $in: SENT_STATUSES } }),
    ]);
    const countOf = (status: (typeof SENT_STATUSES)[number]) => counts.get(status) ?? 0;
    const listed = SENT_STATUSES.filter((status) => !input.status || status === input.status);
    return {
      items: await this.entries(organizerId, found),
      total: listed.reduce((sum, status) => sum + countOf(status), 0),
      counts: {
        pending: countOf('pending'),
        accepted: countOf('accepted'),
        rejected: countOf('rejected'),
        withdrawn: countOf('withdrawn'),
      },
    };
  }

  /** The rated ones, which are as many as one person rates by hand, then all others by the index of the newest. */
  private async bestFirst(
    organizerId: string,
    eventIds: readonly string[],
    filter: Filter<ApplicationDocument>,
    { skip, limit }: { skip: number; limit: number },
  ): Promise<ApplicationDocument[]> {
    const ratings = await this.marks.ratings(organizerId);
    const ids = [...ratings.keys()];
    const isRated = { $and: [filter, { _id: { $in: ids } }] };
    const rated = await this.reader.slice(eventIds, isRated, DeskOrder.newest, { skip: 0, limit: ids.length || 1 });
    const best = rated.sort((a, b) => (ratings.get(b._id) ?? 0) - (ratings.get(a._id) ?? 0));
    const shown = best.slice(skip, skip + limit);
    if (shown.length === limit) return shown;
    const others = { $and: [filter, { _id: { $nin: ids } }] };
    const rest = { skip: Math.max(0, skip - best.length), limit: limit - shown.length };
    return [...shown, ...(await this.reader.slice(eventIds, others, DeskOrder.newest, rest))];
  }

  private async entries(organizerId: string, found: readonly ApplicationDocument[]): Promise<DeskEntry[]> {
    const ids = found.map(({ _id }) => _id);
    const [shown, marks] = await Promise.all([this.presenter.many(found), this.marks.of(organizerId, ids)]);
    return shown.map((application, index) => ({
      id: application.id,
      application,
      marks: marks[index]!,
      categories: found[index]?.categories ?? [],
    }));
  }
}
