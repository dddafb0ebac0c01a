import { Injectable } from '@nestjs/common';
import { Catalog } from './catalog.js';
import type { Tier } from './domain/plans.js';

/** The plan of each person. */
@Injectable()
export class Tiers {
  constructor(private readonly catalog: Catalog) {}

  /** Without a subscription, a person is on the basic plan. */
  tierOf(_personId: string): Promise<Tier> {
    return Promise.resolve('basic');
  }

  /** The platform fee rate for payments to an organizer; null if it is unknown. */
  async feeRateFor(organizerId: string): Promise<number | null> {
    return this.catalog.feeRateOf(await this.tierOf(organizerId));
  }
}
