import { existsSync, readFileSync } from 'node:fs';
import type { MercuriusOptions } from 'mercurius';

interface PersistedRequest {
  query?: string;
  documentId?: string;
}

/**
 * The operations that the web app was built with, by the hash of their text. In production nothing else runs, so that
 * nobody composes requests that were never weighed.
 */
export class PersistedOperations {
  private constructor(private readonly byHash: Readonly<Record<string, string>>) {}

  /** undefined where the web app was not built. */
  static read(file: string): PersistedOperations | undefined {
    if (!existsSync(file)) return undefined;
    return new PersistedOperations(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  }

  options(only: boolean): Partial<MercuriusOptions> {
    return {
      persistedQueryProvider: {
        isPersistedQuery: (request: PersistedRequest) => request.documentId !== undefined,
        getHash: (request: PersistedRequest) => request.documentId ?? '',
        getQueryFromHash: (hash: string) => Promise.resolve(this.byHash[hash] ?? ''),
        ...(only && { notPersistedError: 'Unknown operation.' }),
        notFoundError: 'Unknown operation.',
      },
      ...(only && { onlyPersisted: true }),
    } as Partial<MercuriusOptions>;
  }
}
