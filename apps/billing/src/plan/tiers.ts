import { Injectable } from '@nestjs/common';
import { Catalog } from './catalog.js';
import type { Tier } from './domain/plans.js';

/** Who is on which plan. */
@Injectable()
export class Tiers {
  constructor(private readonly catalog: Catalog) {}

  /** Without an active subscription everybody is on the basic plan. */
  tierOf(_personId: string): Promise<Tier> {
    return Promise.resolve('basic');
  }

  /** Rate of the platform fee for payments to that organizer; null where it cannot be told. */
  async feeRateFor(organizerId: string): Promise<number | null> {
    return this.catalog.feeRateOf(await this.tierOf(organizerId));
  }
}
