import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ensureCollections, type PersonCopy } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';

interface KnownAddress extends PersonCopy {
  addressHash: string;
}

/** Own copy of whom an address belongs to: what people sent without signing in is theirs too. */
@Injectable()
export class KnownAddresses implements OnModuleInit {
  readonly collection: Collection<KnownAddress>;

  constructor(@Inject(DB) private readonly db: Db) {
    this.collection = db.collection<KnownAddress>('knownAddresses');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, [this.collection.collectionName]);
  }

  async of(personId: string, session: ClientSession): Promise<string | null> {
    return (await this.collection.findOne({ _id: personId }, { session }))?.addressHash ?? null;
  }
}
