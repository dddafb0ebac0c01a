import { Inject, Injectable } from '@nestjs/common';
import type {
  DataRecord,
  ExportRecordsInput,
  RecordChunk,
  RecordField,
  RecordFieldKind,
  RecordFilterInput,
  RecordPage,
} from '@stallbook/contracts';
import { badInput } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import type { Collection, Db, Filter, FindOptions } from 'mongodb';
import {
  cursorAfter,
  explorerFilter,
  explorerIndex,
  explorerSort,
  recordsAfter,
  type ExplorerFilter,
} from './explorer-query.js';
import type { ExplorerSource, ExplorerValue, StoredRecord } from './explorer-source.js';

export const EXPLORER_SOURCES = Symbol('explorer-sources');

const MAX_FOUND = 1_000;
const CHUNK = 500;

interface Matches {
  filter: Filter<StoredRecord>;
  isFiltered: boolean;
  isCut: boolean;
  /** Query options for lists without a search. */
  options: FindOptions;
}

@Injectable()
export class ExplorerReader {
  constructor(
    @Inject(DB) private readonly db: Db,
    @Inject(EXPLORER_SOURCES) private readonly sources: readonly ExplorerSource[],
  ) {}

  /** @throws DomainError BAD_INPUT if another service has these records */
  sourceOf(type: RecordFilterInput['type']): ExplorerSource {
    const source = this.sources.find((one) => one.type === type);
    if (!source) throw badInput('This service has no such records.');
    return source;
  }

  async page(source: ExplorerSource, input: RecordFilterInput): Promise<RecordPage> {
    const collection = this.collectionOf(source);
    const { filter, isFiltered, isCut, options } = await this.matches(source, input);
    const { page, pageSize } = input;
    const [found, total] = await Promise.all([
      source.countOnly
        ? []
        : collection
            .find(filter, options)
            .sort(explorerSort(source))
            .skip((page - 1) * pageSize)
            .limit(pageSize)
            .toArray(),
      isFiltered ? collection.countDocuments(filter) : collection.estimatedDocumentCount(),
    ]);
    const statuses = [...(source.status?.values ?? [])];
    return { fields: fieldsOf(source), items: found.map((one) => shown(source, one)), total, statuses, isCut };
  }

  async chunk(source: ExplorerSource, { after, ...input }: ExportRecordsInput): Promise<RecordChunk> {
    if (source.countOnly) throw badInput('These records are private.');
    const { filter, options } = await this.matches(source, input);
    const rest = after ? { $and: [filter, ...recordsAfter(source, after)] } : filter;
    const found = await this.collectionOf(source).find(rest, options).sort(explorerSort(source)).limit(CHUNK).toArray();
    const last = found.length === CHUNK ? found.at(-1) : undefined;
    return {
      fields: fieldsOf(source),
      items: found.map((one) => shown(source, one)),
      next: last ? cursorAfter(source, last) : null,
    };
  }

  private async matches(source: ExplorerSource, input: ExplorerFilter & { search?: string | null }): Promise<Matches> {
    const parts = explorerFilter(source, input);
    const text = input.search?.trim();
    if (!text) {
      const isFiltered = Boolean((source.status && input.status) || (source.newest && input.since));
      return {
        filter: parts.length > 0 ? { $and: parts } : {},
        isFiltered,
        isCut: false,
        options: { hint: explorerIndex(source) },
      };
    }
    const found = await this.search(source, text, parts);
    const ids = [...new Set(found.flat())];
    return {
      filter: { _id: { $in: ids } },
      isFiltered: true,
      isCut: found.some(({ length }) => length > MAX_FOUND),
      options: {},
    };
  }

  /** Bounded, because what is found is sorted in memory. */
  private search(source: ExplorerSource, text: string, parts: Filter<StoredRecord>[]): Promise<string[][]> {
    const filters: Filter<StoredRecord>[] = [{ _id: text }, ...(source.search?.(text) ?? [])];
    return Promise.all(
      filters.map(async (filter) => {
        const found = this.collectionOf(source).find({ $and: [filter, ...parts] }, { projection: { _id: 1 } });
        return (await found.limit(MAX_FOUND + 1).toArray()).map(({ _id }) => _id);
      }),
    );
  }

  private collectionOf({ collection }: ExplorerSource): Collection<StoredRecord> {
    return this.db.collection<StoredRecord>(collection);
  }
}

const fieldsOf = ({ columns }: ExplorerSource): RecordField[] =>
  Object.entries(columns).map(([name, { kind }]) => ({ name, kind: kind as RecordFieldKind }));

const shown = ({ columns }: ExplorerSource, record: StoredRecord): DataRecord => ({
  id: record._id,
  values: Object.values(columns).map(({ value }) => asText(value(record))),
});

function asText(value: ExplorerValue): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Date ? value.toISOString() : String(value);
}
