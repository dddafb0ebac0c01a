import { Inject, Injectable } from '@nestjs/common';
import type { MarketEventPage } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { milesTo } from '../../geo/domain/near.js';
import { inEarthRadii, type Position } from '../../geo/domain/position.js';
import { projectionOf, type ShownDocument } from '../shown-market-event.presenter.js';
import { marketEvents, type MarketEventDocument } from '../market-event.projection.js';
import { allOf, MarketEventReader, type PageOptions } from '../market-event.reader.js';
import { withIndex } from '../with-index.js';

type Wanted = Filter<MarketEventDocument>;

interface NearestOptions extends PageOptions {
  from: Position;
  miles: number | null | undefined;
}

/** So few matches are read whole; more of them are found soon on a walk outward from the place. */
const FEW = 500;

@Injectable()
export class NearestMarketEvents {
  private readonly collection: Collection<MarketEventDocument>;

  constructor(
    @Inject(DB) db: Db,
    private readonly reader: MarketEventReader,
  ) {
    this.collection = marketEvents.in(db);
  }

  async page(wanted: Wanted, options: NearestOptions): Promise<MarketEventPage> {
    const filter = { ...wanted, ...allOf(options.search?.all ?? []) };
    const total = await this.reader.total(filter, options);
    const documents = total <= FEW ? await this.sorted(filter, options) : await this.outward(filter, options);
    return { items: this.reader.shown(documents, options), total };
  }

  private async sorted(
    filter: Wanted,
    { from, fields, page, pageSize, hint }: NearestOptions,
  ): Promise<ShownDocument[]> {
    const matches = await withIndex(hint, (index) =>
      this.collection
        .find<Pick<MarketEventDocument, '_id' | 'point'>>(filter, { projection: { point: 1 }, ...index })
        .toArray(),
    );
    const ids = matches
      .map(({ _id, point }) => ({ _id, miles: point ? milesTo(point, from) : Infinity }))
      .sort((one, other) => one.miles - other.miles || (one._id < other._id ? -1 : 1))
      .slice((page - 1) * pageSize, page * pageSize)
      .map(({ _id }) => _id);
    const found = await this.collection
      .find<ShownDocument>({ _id: { $in: ids } }, { projection: projectionOf(fields) })
      .toArray();
    const byId = new Map(found.map((document) => [document._id, document]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The circle comes as a limit of the walk. */
  private outward(
    { tiles: _tiles, point: _circle, ...filter }: Wanted,
    { from, miles, fields, page, pageSize }: NearestOptions,
  ): Promise<ShownDocument[]> {
    return this.collection
      .find<ShownDocument>(
        { ...filter, point: outwardFrom(from, miles) },
        { projection: projectionOf(fields), skip: (page - 1) * pageSize, limit: pageSize },
      )
      .toArray();
  }
}

const METERS = 6_378_100;

/** Sorts by distance. */
export const outwardFrom = ({ latitude, longitude }: Position, miles?: number | null) => ({
  $nearSphere: {
    $geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
    ...(miles && { $maxDistance: inEarthRadii(miles) * METERS }),
  },
});
