import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
  stream: Readable;
}

/** Stores bytes by ID; it never gets file names. */
export interface FileStore {
  /** Stores the whole stream or, if it fails, nothing. */
  put(id: string, body: Readable): Promise<void>;
  /** null for an unknown ID. */
  get(id: string): Promise<StoredFile | null>;
  /** Does nothing for an unknown ID. */
  delete(id: string): Promise<void>;
}

export const FILE_STORE = Symbol('attachments.file-store');
