import { Inject, Injectable } from '@nestjs/common';
import { idFrom } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import { byDateAndCity, marketEvents, type MarketEventDocument } from '../../market-event/market-event.projection.js';
import { TransactionLock } from '../../transaction-lock/transaction-lock.js';
import { isDated, listingOf, type Naming } from '../domain/row-identity.js';

export type ListedMarket = Pick<MarketEventDocument, 'eventCode' | 'createdAt' | 'takenDownReason'>;

const READ = [
  'title',
  'eventDate',
  'defaultedFields',
  'city',
  'state',
  'eventCode',
  'createdAt',
  'takenDownReason',
] as const satisfies (keyof (ListedMarket & Naming))[];

/** What was listed before an import, also if an admin has taken it down since, by its name, date, city, and state. */
@Injectable()
export class ListedMarkets {
  private readonly events: Collection<MarketEventDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly locks: TransactionLock,
  ) {
    this.events = marketEvents.in(db);
  }

  /** Two imports that name the same market decide about it one after the other. */
  async lock(named: readonly Naming[], session: ClientSession): Promise<void> {
    const subjects = new Set(named.map((naming) => idFrom('listing', listingOf(naming))));
    if (subjects.size > 0) await this.locks.acquire([...subjects], session);
  }

  /** The market events of the import itself don't count, so that a repeated batch finds what it found before. */
  async besides(
    importId: string,
    named: readonly Naming[],
    session: ClientSession,
  ): Promise<ReadonlyMap<string, ListedMarket>> {
    const dated = named.filter(isDated);
    const undated = named.filter((naming) => !isDated(naming));
    const dates = dated.map(({ eventDate }) => eventDate);
    const onDates = await this.listed(importId, dated, { eventDate: { $in: dates } }, session);
    // Its organizer may have set the date since.
    const withoutDate = (await this.listed(importId, undated, { importedUndated: true }, session)).map((event) => {
      return { ...event, defaultedFields: ['eventDate'] };
    });
    return new Map([...onDates, ...withoutDate].map((event) => [listingOf(event), event]));
  }

  private async listed(
    importId: string,
    named: readonly Naming[],
    when: Filter<MarketEventDocument>,
    session: ClientSession,
  ): Promise<(ListedMarket & Naming)[]> {
    if (named.length === 0) return [];
    const found = this.events.find<ListedMarket & Naming>(
      {
        ...when,
        city: { $in: named.map(({ city }) => city) },
        $or: [{ status: 'published' }, { takenDownReason: { $exists: true } }],
        importId: { $ne: importId },
      },
      {
        session,
        projection: Object.fromEntries(READ.map((field) => [field, 1])),
        collation: byDateAndCity.collation,
        // The oldest of several comes last and is the one that is named.
        sort: { createdAt: -1 },
      },
    );
    return found.toArray();
  }
}
