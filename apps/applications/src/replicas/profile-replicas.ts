import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { profileSaved } from '@stallbook/contracts';
import { forgetPerson, keepPerson, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { documentLoader } from '@stallbook/kernel/concurrency';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { PROFILE_REPLICAS, type ProfileReplica } from './profile-replica.schema.js';

export type SavedProfile = IntegrationData<typeof profileSaved>;

@Injectable()
export class ProfileReplicas {
  private readonly collection: Collection<ProfileReplica>;
  /** The profile of a person, if it is known and not erased. */
  readonly find = documentLoader((ids) => this.byIds(ids));

  constructor(
    @InjectModel(PROFILE_REPLICAS) private readonly profiles: Model<ProfileReplica>,
    @Inject(DB) db: Db,
  ) {
    this.collection = db.collection<ProfileReplica>(PROFILE_REPLICAS);
  }

  byIds(ids: readonly string[]): Promise<ProfileReplica[]> {
    return this.profiles
      .find({ _id: { $in: [...ids] }, erased: { $exists: false } })
      .lean()
      .exec();
  }

  async isErased(personId: string, session: ClientSession): Promise<boolean> {
    return (await this.profiles.exists({ _id: personId, erased: true }).session(session)) !== null;
  }

  save(saved: SavedProfile, { write, message: { sequence: revision } }: Reaction): void {
    const { personId: _id, role, businessName, contactName, city, state, productCategories } = saved;
    const facts = { role, businessName, contactName, city, state, productCategories };
    write(this.collection, keepPerson<ProfileReplica>({ _id, revision, ...facts }));
  }

  forget(personId: string, { write }: Reaction): void {
    write(this.collection, forgetPerson(personId));
  }
}
