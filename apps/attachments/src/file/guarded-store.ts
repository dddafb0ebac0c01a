import { assertNoTransaction } from '@stallbook/messaging';
import type { FileStore } from './file-store.js';

/** Refuses calls inside a transaction, which cannot cover stored files. */
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
