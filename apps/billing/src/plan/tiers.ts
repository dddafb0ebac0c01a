import { Inject, Injectable } from '@nestjs/common';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { subscriptions, type SubscriptionDocument } from '../subscription/subscription.projection.js';
import { Catalog } from './catalog.js';
import type { Tier } from './domain/plans.js';

/** The plan of each person. Without a subscription, a person is on the basic plan. */
@Injectable()
export class Tiers {
  private readonly subscriptions: Collection<SubscriptionDocument>;

  constructor(
    private readonly catalog: Catalog,
    @Inject(DB) db: Db,
  ) {
    this.subscriptions = subscriptions.in(db);
  }

  async tierOf(personId: string): Promise<Tier> {
    return (await this.tiersOf([personId])).get(personId) ?? 'basic';
  }

  /** Omits people who never had a subscription. */
  async tiersOf(personIds: readonly string[]): Promise<Map<string, Tier>> {
    const found = await this.subscriptions
      .find({ _id: { $in: [...personIds] } }, { projection: { 'benefits.tier': 1 } })
      .toArray();
    return new Map(found.map(({ _id, benefits }) => [_id, benefits?.tier ?? 'basic']));
  }

  /** The platform fee rate for payments to each of these organizers; null if it is unknown. */
  async feeRatesFor(organizerIds: readonly string[]): Promise<Map<string, number | null>> {
    const [plans, tiers] = await Promise.all([this.catalog.all(), this.tiersOf(organizerIds)]);
    const rates = new Map(plans.map(({ name, platformFeeRate }) => [name, platformFeeRate]));
    return new Map(organizerIds.map((id) => [id, rates.get(tiers.get(id) ?? 'basic') ?? null]));
  }

  /** The platform fee rate for payments to an organizer; null if it is unknown. */
  async feeRateFor(organizerId: string): Promise<number | null> {
    return (await this.feeRatesFor([organizerId])).get(organizerId) ?? null;
  }
}
