import { Controller } from '@nestjs/common';
import { organizerAnalytics, type AnalyticsInput, type OrganizerAnalytics } from '@stallbook/contracts';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { interests } from '../../interest/interest.projection.js';
import { invitations } from '../../invitation/invitation.projection.js';
import { byMarketEvents } from '../../replicas/by-market-events.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { AnalyticsReader } from '../analytics.reader.js';

@Controller()
export class OrganizerAnalyticsHandler {
  constructor(
    private readonly reader: AnalyticsReader,
    private readonly markets: MarketEventReplicas,
  ) {}

  @Handles(organizerAnalytics)
  async handle({ window, timeZone }: AnalyticsInput, context: CallContext): Promise<OrganizerAnalytics> {
    const organizerId = actorOf(context).id;
    const since = this.reader.since(window);
    const own = byMarketEvents(await this.markets.idsOwnedBy(organizerId));
    const [figures, interestCount, invitationsReceived] = await Promise.all([
      this.reader.applications(own, since, timeZone ?? undefined),
      this.reader.count(interests.collection, own, since),
      this.reader.count(invitations.collection, [{ organizerId }], since),
    ]);
    return { ...figures, interests: interestCount, invitationsReceived };
  }
}
