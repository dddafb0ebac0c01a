import { Inject, Injectable } from '@nestjs/common';
import type { MapCluster, MarketEventMap } from '@stallbook/contracts';
import { beginningOf } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db, Document } from 'mongodb';
import { SPOT_ZOOM } from '../../geo/domain/near.js';
import { positionOfTile, tilesIn, zoomFor, type Box } from '../../geo/domain/tile.js';
import { ResultCache } from '../result-cache.js';
import { marketEvents, type MarketEventDocument } from '../market-event.projection.js';
import { withIndex } from '../with-index.js';
import { allOf } from '../market-event.reader.js';
import type { WantedMarketEvents } from '../list-market-events/market-event-criteria.js';

/** On each side of a view: few enough for a phone, and for an answer of less than 100 kB. */
const CLUSTERS_ACROSS = 12;
/** Ranges of the index that a view reads. */
const RANGES_ACROSS = 4;
const MAX_TEXT_LENGTH = 80;
/** Conditions that the index of the map does not hold are checked on this many market events. */
const MAX_CHECKED = 10_000;
const IN_INDEX: ReadonlySet<string> = new Set(['status', 'eventDate', 'eventType']);

type Named = Pick<MarketEventDocument, '_id' | 'title' | 'eventDate' | 'defaultedFields' | 'city'>;

interface Group {
  _id: string;
  count: number;
  spot: string;
  eventId: string;
}

@Injectable()
export class MarketEventClusters {
  private readonly collection: Collection<MarketEventDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly results: ResultCache,
  ) {
    this.collection = marketEvents.in(db);
  }

  async within(view: Box, wanted: WantedMarketEvents): Promise<MarketEventMap> {
    const groups = await this.groupsOf(tilesOf(view), wanted);
    const known = await this.named(groups.map(({ eventId }) => eventId));
    return {
      clusters: groups.map(({ spot, count, eventId }): MapCluster => {
        const event = known.get(eventId);
        const shown = count === 1 &&
          event && {
            id: eventId,
            title: beginningOf(event.title, MAX_TEXT_LENGTH),
            eventDate: event.defaultedFields.includes('eventDate') ? null : event.eventDate,
          };
        return {
          city: beginningOf(event?.city ?? '', MAX_TEXT_LENGTH),
          count,
          event: shown || null,
          // The spread comes last: each field after it would copy the whole object again.
          ...positionOfTile(spot),
        };
      }),
      total: totalOf(groups),
    };
  }

  private async named(ids: readonly string[]): Promise<Map<string, Named>> {
    if (ids.length === 0) return new Map();
    const found = await this.collection
      .find({ _id: { $in: ids } })
      .project<Named>({ title: 1, eventDate: 1, defaultedFields: 1, city: 1 })
      .toArray();
    return new Map(found.map((event) => [event._id, event]));
  }

  private groupsOf(tiles: Tiles, wanted: WantedMarketEvents): Promise<Group[]> {
    const hint = isCovered(wanted) ? 'status_spot' : undefined;
    return this.results.get(['map', tiles, wanted.filter, wanted.search.all], {
      compute: () =>
        withIndex(hint, (index) => this.collection.aggregate<Group>(clusterPipeline(tiles, wanted), index).toArray()),
      sizeOf: totalOf,
    });
  }
}

const totalOf = (groups: readonly Group[]): number => groups.reduce((sum, { count }) => sum + count, 0);

const isCovered = ({ filter, search }: WantedMarketEvents): boolean =>
  search.all.length === 0 && Object.keys(filter).every((field) => IN_INDEX.has(field));

interface Tiles {
  /** Tiles that cover the view: ranges of the index. */
  ranges: string[];
  /** The zoom of the tiles that become one cluster each. */
  zoom: number;
}

export const tilesOf = (view: Box): Tiles => ({
  ranges: tilesIn(view, zoomFor(view, { tiles: RANGES_ACROSS, most: SPOT_ZOOM })),
  zoom: zoomFor(view, { tiles: CLUSTERS_ACROSS, most: SPOT_ZOOM }),
});

/** Groups by tile. All of it comes from one index, unless there are conditions on other fields. */
export function clusterPipeline({ ranges, zoom }: Tiles, wanted: WantedMarketEvents): Document[] {
  return [
    {
      $match: {
        ...wanted.filter,
        ...allOf(wanted.search.all),
        spot: { $in: ranges.map((tile) => new RegExp(`^${tile}`)) },
      },
    },
    ...(isCovered(wanted) ? [] : [{ $limit: MAX_CHECKED }]),
    {
      $group: {
        _id: { $substrBytes: ['$spot', 0, zoom] },
        count: { $sum: 1 },
        spot: { $first: '$spot' },
        eventId: { $first: '$_id' },
      },
    },
  ];
}
