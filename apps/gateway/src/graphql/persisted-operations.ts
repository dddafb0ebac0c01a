import { existsSync, readFileSync } from 'node:fs';
import type { MercuriusOptions } from 'mercurius';

const UNKNOWN = 'Unknown operation.';

/** As it came: nothing has checked it yet. */
interface PersistedRequest {
  query?: string;
  documentId?: unknown;
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

  /** With `only`, a request that names no operation by its hash is refused like one that names an unknown one. */
  options(only: boolean): Partial<MercuriusOptions> {
    return {
      persistedQueryProvider: {
        isPersistedQuery: (request: PersistedRequest) => only || request.documentId !== undefined,
        getHash: ({ documentId }: PersistedRequest) => (typeof documentId === 'string' ? documentId : ''),
        getQueryFromHash: (hash: string) => Promise.resolve(Object.hasOwn(this.byHash, hash) ? this.byHash[hash] : ''),
        notFoundError: UNKNOWN,
        notSupportedError: UNKNOWN,
      },
    } as Partial<MercuriusOptions>;
  }
}
