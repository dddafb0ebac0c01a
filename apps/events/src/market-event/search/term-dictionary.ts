import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Clock } from '@stallbook/kernel';
import { CLOCK, CONFIG, DB, LOGGER, type Logger, type StallbookConfig } from '@stallbook/platform';
import type { Collection, Db } from 'mongodb';
import type { Model } from 'mongoose';
import { marketEvents, type MarketEventDocument } from '../market-event.projection.js';
import { SEARCH_TERMS, searchFields, type SearchField, type SearchTerm } from './search-term.schema.js';

const FRESH_MS = 1_000;
/** Market events saved at the same time become visible in any order. */
const OVERLAP_MS = 60_000;
const BATCH = 1_000;
/** With more, reading all again takes longer than a search may. */
const MOST_IN_DEMO = 5_000;

type Texts = Pick<MarketEventDocument, 'words' | 'places' | 'updatedAt'>;

/**
 * Every term in use, so that a search finds its words by exact matches, in the order of the index. Terms of deleted
 * market events stay: they cost a lookup and find nothing.
 */
@Injectable()
export class TermDictionary implements OnApplicationBootstrap {
  private readonly events: Collection<MarketEventDocument>;
  private readonly terms = { words: new Set<string>(), places: new Set<string>() };
  /** All market events saved until then have been read. */
  private settled: string | undefined;
  private readAt = -Infinity;
  private reading: Promise<void> | undefined;

  constructor(
    @Inject(DB) db: Db,
    @InjectModel(SEARCH_TERMS) private readonly stored: Model<SearchTerm>,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: Pick<StallbookConfig, 'STALLBOOK_DEMO'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.events = db.collection<MarketEventDocument>(marketEvents.collection);
  }

  /** Not awaited: the first search must not wait for all terms, nor the start. */
  onApplicationBootstrap(): void {
    this.refresh().catch((err: unknown) => this.logger.warn({ err }, 'the terms of the search could not be read'));
  }

  /** Complete except for terms of the last second. */
  async of(field: SearchField): Promise<ReadonlySet<string>> {
    if (performance.now() - this.readAt > FRESH_MS) await this.refresh();
    return this.terms[field];
  }

  /** Complete, also for market events that the demo saves with dates in the past. */
  async complete(): Promise<void> {
    if (this.config.STALLBOOK_DEMO && (await this.events.estimatedDocumentCount()) <= MOST_IN_DEMO) this.settled = '';
    await this.refresh();
  }

  async refresh(): Promise<void> {
    this.reading ??= this.read().finally(() => (this.reading = undefined));
    await this.reading;
  }

  private async read(): Promise<void> {
    const startedAt = performance.now();
    const settled = before(this.clock.now());
    this.settled ??= await this.readStored();
    const saved = this.events
      .find<Texts>({ updatedAt: { $gt: this.settled } }, { projection: { words: 1, places: 1, updatedAt: 1 } })
      .sort({ updatedAt: 1 })
      .batchSize(BATCH);
    const added: SearchTerm[] = [];
    for await (const document of saved) {
      for (const field of searchFields) added.push(...this.add(field, document[field], document.updatedAt));
      if (added.length >= BATCH) await this.store(added.splice(0));
    }
    await this.store(added);
    this.settled = settled;
    this.readAt = startedAt;
  }

  /** Until when the market events had been read whose terms are stored. */
  private async readStored(): Promise<string> {
    let newest = '';
    for await (const { field, term, seenAt } of this.stored.find().sort({ _id: 1 }).lean().cursor()) {
      this.terms[field].add(term);
      if (seenAt > newest) newest = seenAt;
    }
    return newest && before(new Date(newest));
  }

  private add(field: SearchField, terms: readonly string[], seenAt: string): SearchTerm[] {
    const known = this.terms[field];
    const unknown = terms.filter((term) => !known.has(term));
    for (const term of unknown) known.add(term);
    return unknown.map((term) => ({ _id: `${field}:${term}`, field, term, seenAt }));
  }

  private async store(terms: readonly SearchTerm[]): Promise<void> {
    if (terms.length === 0) return;
    await this.stored.bulkWrite(
      terms.map(({ _id, ...term }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: term }, upsert: true },
      })),
      { ordered: false },
    );
  }
}

function before(time: Date): string {
  return new Date(time.getTime() - OVERLAP_MS).toISOString();
}
