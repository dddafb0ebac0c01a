import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { profileSaved } from '@stallbook/contracts';
import { ensureCollections, forgetPerson, keepPerson, type PersonReplica, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { documentLoader } from '@stallbook/kernel/concurrency';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';

export type ProfileFacts = IntegrationData<typeof profileSaved>;

/** Only what the other party of an application gets to see; the address and the number stay with identity. */
export interface ProfileReplica extends PersonReplica {
  role: 'vendor' | 'organizer';
  businessName: string;
  contactName: string;
  city: string;
  state: string;
}

@Injectable()
export class ProfileReplicas implements OnModuleInit {
  private readonly collection: Collection<ProfileReplica>;
  /** The profile of a person, if it is known and they were not erased. */
  readonly find = documentLoader((ids) => this.byIds(ids));

  constructor(@Inject(DB) private readonly db: Db) {
    this.collection = db.collection<ProfileReplica>('profileCopies');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.collection.collectionName]);
  }

  byIds(ids: readonly string[]): Promise<ProfileReplica[]> {
    return this.collection.find({ _id: { $in: [...ids] }, erased: { $exists: false } }).toArray();
  }

  save(facts: ProfileFacts, { write }: Reaction): void {
    const { personId: _id, role, businessName, contactName, city, state } = facts;
    write(this.collection, keepPerson({ _id, role, businessName, contactName, city, state }));
  }

  forget(personId: string, { write }: Reaction): void {
    write(this.collection, forgetPerson(personId));
  }
}
