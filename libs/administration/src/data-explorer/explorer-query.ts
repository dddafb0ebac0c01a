import type { ExportRecordsInput } from '@stallbook/contracts';
import { badInput } from '@stallbook/kernel';
import type { Document, Filter } from 'mongodb';
import type { ExplorerSource, StoredRecord, TimeField } from './explorer-source.js';

export type ExplorerFilter = Pick<ExportRecordsInput, 'status' | 'since'>;

/** Without a status all values, or none, are named, so that one index sorts both. @throws DomainError BAD_INPUT */
export function explorerFilter({ status, newest }: ExplorerSource, input: ExplorerFilter): Filter<StoredRecord>[] {
  const parts: Filter<StoredRecord>[] = [];
  if (status) {
    if (input.status && !status.values.includes(input.status)) throw badInput('Unknown status.');
    parts.push({ [status.field]: input.status ? input.status : { $in: [...status.values, null] } });
  }
  if (newest && input.since) parts.push({ [newest.field]: { $gte: storedInstant(newest, input.since) } });
  return parts;
}

/** Several indexes begin with a status; only this one also sorts. */
export const explorerIndex = (source: ExplorerSource): Document => ({
  ...(source.status && { [source.status.field]: 1 }),
  ...explorerSort(source),
});

export const explorerSort = ({ newest }: ExplorerSource): Record<string, 1 | -1> =>
  newest ? { [newest.field]: -1, _id: newest.tie } : { _id: 1 };

export function cursorAfter({ newest }: ExplorerSource, record: StoredRecord): string {
  const at: unknown = newest && valueAt(record, newest.field);
  return JSON.stringify([at ?? null, record._id]);
}

/** @throws DomainError BAD_INPUT */
export function recordsAfter(source: ExplorerSource, cursor: string): Filter<StoredRecord>[] {
  const [at, id] = readCursor(cursor);
  const { newest } = source;
  if (!newest || at === null) return [{ _id: { $gt: id } }];
  const instant = storedInstant(newest, at);
  const next: Filter<StoredRecord> = { _id: newest.tie === 1 ? { $gt: id } : { $lt: id } };
  return [{ [newest.field]: { $lte: instant } }, { $or: [{ [newest.field]: { $lt: instant } }, next] }];
}

export const storedInstant = ({ storedAs }: TimeField, instant: string) =>
  storedAs === 'date' ? new Date(instant) : instant;

const valueAt = (record: StoredRecord, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], record);

function readCursor(cursor: string): [string | null, string] {
  const [at, id] = parsed(cursor);
  if ((at !== null && typeof at !== 'string') || typeof id !== 'string') throw badInput('Unknown cursor.');
  if (at !== null && Number.isNaN(Date.parse(at))) throw badInput('Unknown cursor.');
  return [at, id];
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(cursor);
    return Array.isArray(value) ? value : [];
  } catch {
    throw badInput('Unknown cursor.');
  }
}
