import { Inject, Injectable } from '@nestjs/common';
import { DB } from '@stallbook/platform';
import type { ProjectedDocument } from '@stallbook/event-store';
import type { ClientSession, Collection, Db } from 'mongodb';
import { claims, type ClaimDocument } from '../../claim/claim.projection.js';
import { marketEvents, type MarketEventDocument } from '../../market-event/market-event.projection.js';

/** As the import created it: nothing has changed it since. */
const UNTOUCHED = 1;

/** The market events that an import created. */
@Injectable()
export class ImportedEvents {
  private readonly events: Collection<ProjectedDocument<MarketEventDocument>>;
  private readonly claims: Collection<ClaimDocument>;

  constructor(@Inject(DB) db: Db) {
    this.events = marketEvents.in(db);
    this.claims = claims.in(db);
  }

  untouched(importId: string): Promise<number> {
    return this.events.countDocuments({ importId, streamVersion: UNTOUCHED });
  }

  remaining(importId: string): Promise<number> {
    return this.events.countDocuments({ importId });
  }

  async someUntouched(importId: string, limit: number): Promise<string[]> {
    const claimed = await this.claims.distinct('eventId', { status: 'pending' });
    const untouched = { importId, streamVersion: UNTOUCHED, _id: { $nin: claimed } };
    const found = this.events.find(untouched, { projection: { _id: 1 } });
    return (await found.limit(limit).toArray()).map(({ _id }) => _id);
  }

  async withoutOpenClaims(ids: readonly string[], session: ClientSession): Promise<string[]> {
    const open = { eventId: { $in: [...ids] }, status: 'pending' as const };
    const claimed = new Set(await this.claims.distinct('eventId', open, { session }));
    return ids.filter((id) => !claimed.has(id));
  }

  /** How many of them someone asks to own. */
  async withOpenClaims(importId: string): Promise<number> {
    const claimed = await this.claims.distinct('eventId', { status: 'pending' });
    return this.events.countDocuments({ _id: { $in: claimed }, importId });
  }
}
