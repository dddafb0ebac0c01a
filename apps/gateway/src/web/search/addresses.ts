import { createHash } from 'node:crypto';
import { blogPosts, publishedChunks, publishedMarketEvents } from '@stallbook/contracts';
import type { RpcClient } from '@stallbook/rpc';
import { changedAt } from '../post-dates.js';

export interface Address {
  path: string;
  changed?: string;
}

/** Within the size limit of a sitemap file. */
export interface Chunk {
  /** Changes with the addresses and their dates. */
  version: string;
  changed?: string;
  addresses(): Iterable<Address> | AsyncIterable<Address>;
}

const CHUNK = 50_000;
const STRETCH = 5_000;
const POSTS = 100;
const NOTHING = { changed: '' };

/** A single chunk that is already loaded. */
export function chunkOf(addresses: readonly Address[]): Chunk {
  const { changed } = addresses.reduce(
    (last, { changed: at = '' }) => (at > last.changed ? { changed: at } : last),
    NOTHING,
  );
  const version = createHash('sha256').update(JSON.stringify(addresses)).digest('base64url');
  return { version, ...(changed && { changed }), addresses: () => addresses };
}

/** Reads the addresses of a chunk only on request. */
export async function marketEventChunks(rpc: RpcClient): Promise<Chunk[]> {
  const chunks = await rpc.call(publishedChunks, { size: CHUNK });
  return chunks.map(({ count, lastId, changed }, index) => ({
    version: `${count} ${lastId} ${changed}`,
    changed,
    addresses: () => marketEventAddresses(rpc, chunks[index - 1]?.lastId, lastId),
  }));
}

async function* marketEventAddresses(rpc: RpcClient, from: string | undefined, to: string): AsyncGenerator<Address> {
  for (let after = from; ;) {
    const items = await rpc.call(publishedMarketEvents, { ...(after && { after }), limit: STRETCH });
    for (const { id, updatedAt } of items) {
      if (id > to) return;
      yield { path: `/events/${id}`, changed: updatedAt };
    }
    after = items.at(-1)?.id;
    if (items.length < STRETCH) return;
  }
}

export async function postChunks(rpc: RpcClient): Promise<Chunk[]> {
  const addresses: Address[] = [];
  for (let offset = 0; ; offset += POSTS) {
    const { items } = await rpc.call(blogPosts, { offset, limit: POSTS });
    for (const post of items) {
      addresses.push({ path: `/blog/${encodeURIComponent(post.slug)}`, changed: changedAt(post) });
    }
    if (items.length < POSTS) return addresses.length > 0 ? [chunkOf(addresses)] : [];
  }
}
