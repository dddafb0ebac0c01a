import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ProjectedDocument } from '@stallbook/event-store';
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
const MAX_IN_DEMO = 5_000;

type Saved = Pick<ProjectedDocument<MarketEventDocument>, '_id' | 'updatedAt' | 'streamVersion'>;
type Texts = Pick<MarketEventDocument, 'words' | 'places'>;

/**
 * Every term in use, so that a search finds its words by exact matches, in the order of the index. Terms of deleted
 * market events stay: they cost a lookup and find nothing.
 */
@Injectable()
export class TermDictionary implements OnApplicationBootstrap {
  /** Texts that are replaced again and again must not fill the memory. */
  protected readonly mostTerms: number = 300_000;
  private readonly events: Collection<ProjectedDocument<MarketEventDocument>>;
  private readonly terms = noTerms();
  /** The collection whose market events are read. A rebuild replaces it, and with it terms of unchanged ones. */
  private source?: string;
  /** Terms that are stored as those of the source. */
  private kept = noTerms();
  /** All market events saved until then have been read. */
  private settled = '';
  /** Versions of those that were saved later and have been read. */
  private read = new Map<string, number>();
  private lookedAt = -Infinity;
  private looking: Promise<void> | undefined;

  constructor(
    @Inject(DB) private readonly db: Db,
    @InjectModel(SEARCH_TERMS) private readonly stored: Model<SearchTerm>,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: Pick<StallbookConfig, 'STALLBOOK_DEMO'>,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.events = marketEvents.in(db);
  }

  /** Not awaited: the first search must not wait for all terms, nor the start. */
  onApplicationBootstrap(): void {
    this.refresh().catch((err: unknown) => this.logger.warn({ err }, 'the terms of the search could not be read'));
  }

  /** Complete except for terms of the last second. */
  async of(field: SearchField): Promise<ReadonlySet<string>> {
    if (performance.now() - this.lookedAt > FRESH_MS) await this.refresh();
    return this.terms[field];
  }

  async refresh(): Promise<void> {
    this.looking ??= this.look().finally(() => (this.looking = undefined));
    await this.looking;
  }

  private async look(): Promise<void> {
    const startedAt = performance.now();
    const settled = await this.settledNow();
    const source = await this.sourceNow();
    if (source !== this.source) await this.begin(source);
    const saved = this.events
      .find({ updatedAt: { $gt: settled && this.settled } })
      .project<Saved>({ updatedAt: 1, streamVersion: 1 })
      .sort({ updatedAt: 1 })
      .batchSize(BATCH);
    const read = new Map<string, number>();
    for await (const first of saved) {
      const batch = [first, ...saved.readBufferedDocuments()];
      const unread = batch.filter(({ _id, streamVersion }) => this.read.get(_id) !== streamVersion);
      await this.addTermsOf(unread, first.updatedAt);
      const recent = batch.filter(({ updatedAt }) => updatedAt > settled);
      for (const { _id, streamVersion } of recent) read.set(_id, streamVersion);
    }
    this.read = read;
    this.settled = settled;
    this.lookedAt = startedAt;
  }

  private async sourceNow(): Promise<string> {
    const [found] = await this.db.listCollections({ name: marketEvents.collection }, { nameOnly: false }).toArray();
    return found?.info?.uuid?.toString('hex') ?? '';
  }

  private async begin(source: string): Promise<void> {
    this.kept = noTerms();
    this.read = new Map();
    this.settled = await this.readStored(source);
    this.source = source;
  }

  /** Empty where market events may still be saved with any date: the demo saves them in the past. */
  private async settledNow(): Promise<string> {
    const isDemo = this.config.STALLBOOK_DEMO && (await this.events.estimatedDocumentCount()) <= MAX_IN_DEMO;
    return isDemo ? '' : before(this.clock.now());
  }

  /** @param seenAt until then, all market events have been read */
  private async addTermsOf(saved: readonly Saved[], seenAt: string): Promise<void> {
    if (saved.length === 0) return;
    const documents = this.events
      .find({ _id: { $in: saved.map(({ _id }) => _id) } })
      .project<Texts>({ words: 1, places: 1 });
    const added = new Map<string, SearchTerm>();
    const source = this.source ?? '';
    for await (const document of documents) {
      for (const field of searchFields) {
        const unknown = document[field].filter((term) => !this.kept[field].has(term));
        for (const term of unknown)
          added.set(`${field}:${term}`, { _id: `${field}:${term}`, field, term, seenAt, source });
      }
    }
    const room = Math.max(0, this.mostTerms - this.kept.words.size - this.kept.places.size);
    if (added.size > room) {
      this.logger.warn('the dictionary of the search is full: run `npm run replay -- events market-events`');
    }
    await this.store([...added.values()].slice(0, room));
  }

  /** Until when the market events had been read whose terms are stored. */
  private async readStored(source: string): Promise<string> {
    let newest = '';
    for await (const { field, term, seenAt } of this.stored.find({ source }).sort({ _id: 1 }).lean().cursor()) {
      this.add(field, term);
      if (seenAt > newest) newest = seenAt;
    }
    return newest && before(new Date(newest));
  }

  private async store(terms: readonly SearchTerm[]): Promise<void> {
    if (terms.length === 0) return;
    await this.stored.bulkWrite(
      terms.map(({ _id, ...term }) => ({
        updateOne: { filter: { _id }, update: { $set: term }, upsert: true },
      })),
      { ordered: false },
    );
    for (const { field, term } of terms) this.add(field, term);
  }

  private add(field: SearchField, term: string): void {
    this.kept[field].add(term);
    this.terms[field].add(term);
  }
}

const noTerms = () => ({ words: new Set<string>(), places: new Set<string>() });

function before(time: Date): string {
  return new Date(time.getTime() - OVERLAP_MS).toISOString();
}
