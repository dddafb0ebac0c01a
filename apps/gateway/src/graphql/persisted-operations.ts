import { existsSync, readFileSync } from 'node:fs';
import type { MercuriusOptions } from 'mercurius';

/** Shown in a tab that was open when a new version was released. */
const UNKNOWN = 'Stallbook was updated. Please reload the page.';

interface PersistedRequest {
  query?: string;
  documentId?: unknown;
}

/** The web app's operations by hash; production runs no others, so no untested request can be composed. */
export class PersistedOperations {
  private constructor(private readonly byHash: Readonly<Record<string, string>>) {}

  /** undefined if the web app is not built. */
  static read(file: string): PersistedOperations | undefined {
    if (!existsSync(file)) return undefined;
    return new PersistedOperations(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  }

  /** `only` rejects requests without a known hash. */
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
