import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ensureCollections } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';

interface KnownOrganizer {
  /** The person's id. */
  _id: string;
  /** Hashes of the address, one per key. */
  addresses: string[];
}

/** Replica: which registered organizer an address belongs to. */
@Injectable()
export class Organizers implements OnModuleInit {
  private readonly collection: Collection<KnownOrganizer>;

  constructor(@Inject(DB) private readonly db: Db) {
    this.collection = db.collection<KnownOrganizer>('organizers');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.collection.collectionName]);
    await this.collection.createIndex({ addresses: 1 });
  }

  /** `hashes` are all of one address. */
  async withAddress(hashes: readonly string[], session?: ClientSession): Promise<string | null> {
    const found = await this.collection.findOne({ addresses: { $in: [...hashes] } }, session ? { session } : {});
    return found?._id ?? null;
  }

  async save(personId: string, addresses: string[], session: ClientSession): Promise<void> {
    await this.collection.replaceOne({ _id: personId }, { addresses }, { upsert: true, session });
  }

  async forget(personId: string, session: ClientSession): Promise<void> {
    await this.collection.deleteOne({ _id: personId }, { session });
  }
}
