import { newId } from '@stallbook/kernel';
import { Lease } from '@stallbook/messaging';
import type { Collection, Db } from 'mongodb';
import type { ProjectedDocument, Projection } from './projection.js';

const LEASE_MS = 15_000;

export class RebuildRunningError extends Error {
  override readonly name = 'RebuildRunningError';

  constructor({ collection }: Projection) {
    super(`${collection} is being rebuilt by another process. If that process was killed, try again in 15 seconds.`);
  }
}

export interface Shadow {
  collection: Collection<ProjectedDocument>;
  /** @throws RebuildRunningError if another process may have dropped the shadow */
  assertOwn(): Promise<void>;
}

const nameOf = ({ collection }: Projection): string => `${collection}__rebuild`;

/**
 * Works on the shadow as the only process. What is left of the shadow is dropped, because erasures do not reach it.
 * @throws RebuildRunningError
 */
export async function withShadow<R>(db: Db, projection: Projection, work: (shadow: Shadow) => Promise<R>): Promise<R> {
  const collection = db.collection<ProjectedDocument>(nameOf(projection));
  const lease = new Lease(db, `rebuild ${projection.collection}`, newId(), LEASE_MS);
  if (!(await lease.hold())) throw new RebuildRunningError(projection);
  const renewal = setInterval(() => void lease.renew().catch(() => false), LEASE_MS / 3);
  const assertOwn = async (): Promise<void> => {
    if (!(await lease.renew())) throw new RebuildRunningError(projection);
  };
  try {
    return await work({ collection, assertOwn });
  } finally {
    clearInterval(renewal);
    if (await lease.renew()) {
      await collection.drop();
      await lease.release();
    }
  }
}

/** Drops the shadows of rebuilds that were killed. */
export async function dropAbandonedShadows(db: Db, projections: readonly Projection[]): Promise<void> {
  const names = { $in: projections.map(nameOf) };
  const found = new Set(
    (await db.listCollections({ name: names }, { nameOnly: true }).toArray()).map(({ name }) => name),
  );
  for (const projection of projections.filter((one) => found.has(nameOf(one)))) {
    await withShadow(db, projection, () => Promise.resolve()).catch((error: unknown) => {
      if (!(error instanceof RebuildRunningError)) throw error;
    });
  }
}
