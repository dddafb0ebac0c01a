import type { Readable } from 'node:stream';

export interface StoredFile {
  size: number;
  stream: Readable;
}

/** Where bytes are kept. Names never reach it: a file is its id. */
export interface FileStore {
  /** Keeps the whole stream or, when it fails, nothing. */
  put(id: string, body: Readable): Promise<void>;
  /** null for an unknown id. */
  get(id: string): Promise<StoredFile | null>;
  /** Nothing to delete is fine. */
  delete(id: string): Promise<void>;
}

export const FILE_STORE = Symbol('attachments.file-store');
