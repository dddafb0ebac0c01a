import type { Aggregate, EventTypes } from '@stallbook/kernel';
import type { Collection, Filter } from 'mongodb';
import type { EventStore } from '../../store/event-store.js';
import type { ProcessChunk } from './process-step.js';

/** The streams with a matching document in the aggregate's read model, and what is to be done with each. */
export interface Affected<S, T extends EventTypes, C, D extends { _id: string }> {
  aggregate: Aggregate<S, T, C>;
  collection: Collection<D>;
  filter: Filter<D>;
  command: NoInfer<C>;
}

export async function executeChunk<S, T extends EventTypes, C, D extends { _id: string }>(
  store: EventStore,
  { aggregate, collection, filter, command }: Affected<S, T, C, D>,
  { after, limit, session, command: context }: Omit<ProcessChunk, 'execute'>,
): Promise<string[]> {
  const rest = { ...filter, _id: { $gt: after } } as Filter<D>;
  const found = await collection
    .find<{ _id: string }>(rest, { session, projection: { _id: 1 }, sort: { _id: 1 }, limit })
    .toArray();
  const commands = found.map(({ _id: id }) => ({ id, command }));
  await store.transaction(context, (tx) => tx.executeMany(aggregate, commands), { session });
  return commands.map(({ id }) => id);
}
