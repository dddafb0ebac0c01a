import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ensureCollections, type PersonCopy } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';

export interface ApplicationCopy {
  _id: string;
  vendorId: string;
  organizerId: string;
  status: 'pending' | 'accepted' | 'rejected';
}

export interface MarketEventTitle {
  _id: string;
  revision: number;
  title: string;
}

export interface VendorName extends PersonCopy {
  businessName: string;
}

/** What this service knows from others: which applications there are, and what to call events and vendors. */
@Injectable()
export class Copies implements OnModuleInit {
  readonly applications: Collection<ApplicationCopy>;
  readonly titles: Collection<MarketEventTitle>;
  readonly names: Collection<VendorName>;

  constructor(@Inject(DB) private readonly db: Db) {
    this.applications = db.collection<ApplicationCopy>('applicationCopies');
    this.titles = db.collection<MarketEventTitle>('marketEventTitles');
    this.names = db.collection<VendorName>('vendorNames');
  }

  onModuleInit(): Promise<void> {
    return ensureCollections(this.db, ['applicationCopies', 'marketEventTitles', 'vendorNames']);
  }

  async titlesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.titles.find({ _id: { $in: [...new Set(ids)] } }).toArray();
    return new Map(found.map(({ _id, title }) => [_id, title]));
  }

  async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
    const found = await this.names.find({ _id: { $in: [...new Set(ids)] }, erased: { $exists: false } }).toArray();
    return new Map(found.map(({ _id, businessName }) => [_id, businessName]));
  }
}
