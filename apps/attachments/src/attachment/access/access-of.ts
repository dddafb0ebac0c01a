import { Injectable } from '@nestjs/common';
import type { Actor } from '@stallbook/kernel';
import { ApplicationCopies } from '../../facts/application-copies.js';
import { MarketEventCopies } from '../../facts/market-event-copies.js';
import { vendorAccess, type Access } from '../domain/access.js';

/** Whether a person may open the files of a market event, by what this service knows now. */
@Injectable()
export class AccessOf {
  constructor(
    private readonly markets: MarketEventCopies,
    private readonly applications: ApplicationCopies,
  ) {}

  async ask(actor: Actor, marketEventId: string): Promise<Access> {
    if (actor.role === 'admin') return { canAccess: true, reason: 'organizer' };
    if ((await this.markets.ownerOf(marketEventId)) === actor.id) return { canAccess: true, reason: 'organizer' };
    return vendorAccess(await this.applications.find(marketEventId, actor.id));
  }
}
