import { Injectable } from '@nestjs/common';
import type { EventInterest } from '@stallbook/contracts';
import { showMarket, showVendor } from '../application/application.presenter.js';
import { MarketEventReplicas } from '../replicas/market-event-replicas.js';
import { ProfileReplicas } from '../replicas/profile-replicas.js';
import type { InterestDetails } from './domain/interest.decider.js';

/** Interests with what this service knows of the market event and the vendor. */
@Injectable()
export class InterestPresenter {
  constructor(
    private readonly markets: MarketEventReplicas,
    private readonly profiles: ProfileReplicas,
  ) {}

  /** In the order given; the replicas are loaded together. */
  many(all: readonly InterestDetails[]): Promise<EventInterest[]> {
    return Promise.all(all.map((one) => this.one(one)));
  }

  async one({ interestId, vendorId, marketEventId, message, createdAt }: InterestDetails): Promise<EventInterest> {
    const [market, vendor] = await Promise.all([this.markets.find(marketEventId), this.profiles.find(vendorId)]);
    return {
      id: interestId,
      vendorId,
      eventId: marketEventId,
      message: message || null,
      createdAt,
      event: market ? showMarket(market) : null,
      vendor: vendor ? showVendor(vendor) : null,
    };
  }
}
