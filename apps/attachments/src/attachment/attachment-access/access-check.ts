import { Injectable } from '@nestjs/common';
import type { Actor } from '@stallbook/kernel';
import { ApplicationReplicas } from '../../replicas/application-replicas.js';
import { MarketEventReplicas } from '../../replicas/market-event-replicas.js';
import { vendorAccess, type Access } from '../domain/access.js';

/** Decides whether a person may open the files of a market event. */
@Injectable()
export class AccessCheck {
  constructor(
    private readonly markets: MarketEventReplicas,
    private readonly applications: ApplicationReplicas,
  ) {}

  async accessOf(actor: Actor, marketEventId: string): Promise<Access> {
    if (actor.role === 'admin') return { canAccess: true, reason: 'organizer' };
    if ((await this.markets.ownerOf(marketEventId)) === actor.id) return { canAccess: true, reason: 'organizer' };
    return vendorAccess(await this.applications.find(marketEventId, actor.id));
  }
}
