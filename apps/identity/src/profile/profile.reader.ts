import { Inject, Injectable } from '@nestjs/common';
import type { Profile, PublicProfile, VendorPage } from '@stallbook/contracts';
import { batchLoader } from '@stallbook/kernel/concurrency';
import { DB, readPage, type PageWanted } from '@stallbook/platform';
import type { Collection, Db, Filter } from 'mongodb';
import { profiles, toProfile, toPublicProfile, type ProfileDocument } from './profile.projection.js';
import { rarestWordsFirst } from './rarest-words-first.js';

@Injectable()
export class ProfileReader {
  private readonly profiles: Collection<ProfileDocument>;
  private readonly withId = batchLoader(async (ids) => {
    const found = await this.profiles.find({ _id: { $in: [...ids] } }).toArray();
    return new Map(found.map((one) => [one._id, toProfile(one._id, one)]));
  });

  constructor(@Inject(DB) db: Db) {
    this.profiles = profiles.in(db);
  }

  byId(id: string): Promise<Profile | null> {
    return this.withId(id);
  }

  async publicByIds(ids: readonly string[]): Promise<PublicProfile[]> {
    const found = await this.profiles.find({ _id: { $in: [...ids] } }).toArray();
    return found.map((one) => toPublicProfile(one._id, one));
  }

  /** Boosted ones first, then by business name. */
  async publicPage(wanted: Filter<ProfileDocument>, page: PageWanted): Promise<VendorPage> {
    const filter = await rarestWordsFirst(this.profiles, wanted, {
      first: 'role',
      fields: ['words', 'places', 'categories'],
    });
    const { items, total } = await readPage(this.profiles, filter, page, {
      sort: { boosted: -1, sortName: 1, _id: 1 },
    });
    return { items: items.map((one) => toPublicProfile(one._id, one)), total };
  }

  /** Sorted by business name. */
  async organizers(limit: number): Promise<Profile[]> {
    const found = await this.profiles.find({ role: 'organizer' }, { sort: { sortName: 1, _id: 1 }, limit }).toArray();
    return found.map((one) => toProfile(one._id, one));
  }

  /** Counts up to `limit`. */
  countOrganizers({ limit, except }: { limit: number; except: readonly string[] }): Promise<number> {
    return this.profiles.countDocuments({ role: 'organizer', _id: { $nin: [...except] } }, { limit });
  }
}
