import type { RecordFieldKind, RecordType } from '@stallbook/contracts';
import type { Document, Filter } from 'mongodb';

export type StoredRecord = Document & { _id: string };
export type ExplorerValue = string | number | boolean | Date | null | undefined;

export interface ExplorerColumn<D> {
  kind: `${RecordFieldKind}`;
  value: (document: D) => ExplorerValue;
}

export interface TimeField {
  field: string;
  storedAs: 'date' | 'text';
}

/**
 * Records that admins can browse. `columns` is the list of what they may see. Every filter that it leads to has an index:
 * `status`, then `newest`, then `_id`.
 */
export interface ExplorerSource<D extends Document = StoredRecord> {
  type: `${RecordType}`;
  collection: string;
  /** Names people, so reading it is logged. */
  personal?: true;
  /** The content is private: only the number of records is shown. */
  countOnly?: true;
  /** The field of the status and all its values, if the records have a status. */
  status?: { field: string; values: readonly string[] };
  /** When a record was created; without it, records are sorted by ID. */
  newest?: TimeField & { tie: 1 | -1 };
  /** The time of what a day counts, and of which records, which an index answers; by default, `newest` of all. */
  counted?: TimeField & { only: Filter<D> };
  /** Filters that an index answers. The ID is always searched. */
  search?: (text: string) => Filter<D>[];
  columns: Record<string, ExplorerColumn<D>>;
}

export const explorerSource = <D extends Document>(source: ExplorerSource<D>): ExplorerSource =>
  source as unknown as ExplorerSource;
