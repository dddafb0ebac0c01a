import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { ensureCollections } from '@stallbook/event-store';
import { DB } from '@stallbook/platform';
import type { Db } from 'mongodb';
import { FactCopies } from './fact-copies.js';

/** What this service knows of a person; an erased one has no name and no address. */
export interface PersonFact {
  name: string;
  businessName: string;
  email: string | null;
}

export interface MarketFact {
  revision: number;
  title: string;
  startDate: string;
  endDate: string;
}

/** Own copies of what identity and events tell. */
@Injectable()
export class Facts implements OnModuleInit {
  readonly people: FactCopies<PersonFact>;
  readonly markets: FactCopies<MarketFact>;

  constructor(@Inject(DB) private readonly db: Db) {
    this.people = new FactCopies(db, 'people');
    this.markets = new FactCopies(db, 'markets');
  }

  async onModuleInit(): Promise<void> {
    await ensureCollections(this.db, ['people', 'markets']);
  }
}
