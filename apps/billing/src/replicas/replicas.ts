import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ensureCollections, type PersonReplica } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { ClientSession, Collection, Db } from 'mongodb';

export interface ApplicationReplica {
  _id: string;
  vendorId: string;
  organizerId: string;
  status: 'pending' | 'accepted' | 'rejected';
}

export interface MarketEventReplica {
  _id: string;
  revision: number;
  title: string | null;
  organizerId: string | null;
  /** Counts requested payments, so that each request writes here. */
  dues?: number;
  /** The entry stays, so that a late message does not bring it back. */
  deleted?: boolean;
}

export interface VendorName extends PersonReplica {
  businessName: string;
}

/** Data of other services: applications, market events, and vendors' names. */
@Injectable()
export class Replicas implements OnModuleInit {
  readonly applications: Collection<ApplicationReplica>;
  readonly markets: Collection<MarketEventReplica>;
  readonly names: Collection<VendorName>;

  constructor(@Inject(DB) private readonly db: Db) {
    this.applications = db.collection<ApplicationReplica>('applicationCopies');
    this.markets = db.collection<MarketEventReplica>('marketEventCopies');
    this.names = db.collection<VendorName>('vendorNames');
  }

  onModuleInit(): Promise<void> {
    return ensureCollections(this.db, ['applicationCopies', 'marketEventCopies', 'vendorNames']);
  }

  async titlesOf(ids: readonly string[]): Promise<Map<string, string | null>> {
    const found = await this.markets.find({ _id: { $in: [...new Set(ids)] } }).toArray();
    return new Map(found.map(({ _id, title }) => [_id, title]));
  }

  async isErased(personId: string, session?: ClientSession): Promise<boolean> {
    return (await this.names.findOne({ _id: personId, erased: true }, { session })) !== null;
  }

  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.names.find({ _id: { $in: [...new Set(ids)] }, erased: { $exists: false } }).toArray();
    return new Map(found.map(({ _id, businessName }) => [_id, businessName]));
  }
}
