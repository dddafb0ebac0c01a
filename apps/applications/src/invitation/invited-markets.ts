import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, type StallbookConfig } from '@stallbook/platform';
import { isPast } from '../replicas/is-past.js';
import { MarketEventReplicas, type MarketEventReplica } from '../replicas/market-event-replicas.js';
import type { InvitedMarket } from './domain/sending.js';

/** Market events as an invitation sees them. */
@Injectable()
export class InvitedMarkets {
  constructor(
    private readonly markets: MarketEventReplicas,
    @Inject(CONFIG) private readonly config: StallbookConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws DomainError NOT_FOUND if it was deleted or is a draft */
  async require(id: string): Promise<InvitedMarket> {
    const market = await this.markets.requirePublished(id);
    const { marketEventId, title, organizerId, organizerClaimed } = market;
    const isPlaceholder = organizerId === this.config.STALLBOOK_PLACEHOLDER_ORGANIZER_ID;
    return {
      marketEventId,
      title,
      organizerId: isPlaceholder ? null : organizerId,
      organizerClaimed: !isPlaceholder && organizerClaimed,
      isPast: this.isPast(market),
    };
  }

  /** Whether someone other than this organizer has it. */
  isOfOther(market: Pick<MarketEventReplica, 'organizerId'> | null, organizerId: string | null): boolean {
    const owner = market?.organizerId ?? null;
    return owner !== null && owner !== this.config.STALLBOOK_PLACEHOLDER_ORGANIZER_ID && owner !== organizerId;
  }

  isPast(market: MarketEventReplica | null): boolean {
    return market !== null && isPast(market, this.clock.now());
  }
}
