import { assertNoTransaction } from '@stallbook/messaging';
import type { FileStore } from './file-store.js';

/** A file store that refuses to be called inside a transaction, which cannot cover what it keeps. */
export function guarded(store: FileStore): FileStore {
  const outside = async <R>(call: () => Promise<R>): Promise<R> => {
    assertNoTransaction('The file store');
    return call();
  };
  return {
    put: (id, body) => outside(() => store.put(id, body)),
    get: (id) => outside(() => store.get(id)),
    delete: (id) => outside(() => store.delete(id)),
  };
}
