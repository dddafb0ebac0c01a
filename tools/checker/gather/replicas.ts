import { parseStreamId } from '@stallbook/kernel';
import type { Copied, Copy } from '../checks/replicas.js';
import type { Replica, Stored } from '../replicas.js';
import { viewIn, type StoreContents } from './stores.js';

export async function readReplica(replica: Replica, holder: StoreContents, owner: StoreContents): Promise<Copied> {
  const projection = viewIn(owner, replica.source.collection);
  const { idOf = ({ _id }) => _id, heldIn = (copy) => copy, isTrace } = replica;
  const source: [string, Record<string, unknown>][] = [];
  const shown = new Set<string>();
  for await (const document of owner.db.collection<Stored>(projection.collection).find()) {
    shown.add(document._id);
    const facts = replica.factsOf(document);
    if (facts) source.push([idOf(document), facts]);
  }
  const copies: Copy[] = [];
  for await (const stored of holder.db.collection<Stored>(replica.collection).find()) {
    const trace = isTrace?.(stored) ?? false;
    const facts = trace ? {} : heldIn(stored);
    if (facts) copies.push({ id: stored._id, facts, isTrace: trace });
  }
  const streams = owner.commits.map(({ streamId }) => parseStreamId(streamId));
  const gone = streams.filter(({ aggregate, id }) => aggregate === projection.aggregate.name && !shown.has(id));
  return { source: new Map(source), gone: new Set(gone.map(({ id }) => id)), copies, forgets: isTrace !== undefined };
}
