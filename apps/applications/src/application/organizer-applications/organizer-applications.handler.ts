import { Controller } from '@nestjs/common';
import {
  DeskOrder,
  organizerApplications,
  SENT_STATUSES,
  type ApplicationPage,
  type ApplicationsInput,
} from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { ApplicationPresenter } from '../application.presenter.js';
import { ApplicationReader } from '../application.reader.js';

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
    const owned = await this.markets.idsOwnedBy(actorOf(context).id);
    const wanted = eventId ? owned.filter((id) => id === eventId) : owned;
    const statuses = SENT_STATUSES.filter((shown) => !status || shown === status);
    const filter = { ...(applicationId && { _id: applicationId }), status: { $in: statuses } };
    const slice = { skip: (page - 1) * pageSize, limit: pageSize };
    const [found, total] = await Promise.all([
      this.reader.slice(wanted, filter, DeskOrder.newest, slice),
      this.reader.count(wanted, filter),
    ]);
    return { items: await this.presenter.many(found), total };
  }
}
