import { Inject, Injectable } from '@nestjs/common';
import type { Profile, PublicProfile } from '@stallbook/contracts';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import { profilesOf, toProfile, toPublicProfile } from './profile.view.js';
import type { ProfileDocument } from './profile.view.js';

@Injectable()
export class ProfileReader {
  private readonly profiles: Collection<ProfileDocument>;

  constructor(@Inject(DB) db: Db) {
    this.profiles = profilesOf(db);
  }

  async byId(id: string): Promise<Profile | null> {
    const found = await this.profiles.findOne({ _id: id });
    return found && toProfile(id, found);
  }

  async publicByIds(ids: readonly string[]): Promise<PublicProfile[]> {
    const found = await this.profiles.find({ _id: { $in: [...ids] } }).toArray();
    return found.map((one) => toPublicProfile(one._id, one));
  }

  /** At most `limit`, without the given accounts. */
  countOrganizers({ limit, except }: { limit: number; except: readonly string[] }): Promise<number> {
    return this.profiles.countDocuments({ role: 'organizer', _id: { $nin: [...except] } }, { limit });
  }

  countByRole(role: 'vendor' | 'organizer'): Promise<number> {
    return this.profiles.countDocuments({ role });
  }
}
