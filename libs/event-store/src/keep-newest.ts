import type { ClientSession, Collection } from 'mongodb';

/** A service's copy of another one's fact, whose revision grows with every change. */
export interface Revised {
  _id: string;
  revision: number;
}

/** Keeps what a reaction was told, unless something newer is known: a copy never goes back. */
export async function keepNewest<T extends Revised>(
  collection: Collection<T>,
  copy: T,
  session: ClientSession,
): Promise<void> {
  // The driver's filters do not see through a type parameter.
  const copies = collection as unknown as Collection<Revised>;
  const known = await copies.findOne({ _id: copy._id }, { session });
  if (known && known.revision >= copy.revision) return;
  await copies.replaceOne({ _id: copy._id }, copy, { upsert: true, session });
}
