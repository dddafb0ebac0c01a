import { blogPosts, publishedMarketEvents } from '@stallbook/contracts';
import type { RpcClient } from '@stallbook/rpc';

export interface Address {
  path: string;
  /** ISO instant of the last change. */
  changed?: string;
}

const STRETCH = 5_000;
const POSTS = 100;

/** Every published market event, a stretch at a time. */
export async function* marketEventAddresses(rpc: RpcClient): AsyncGenerator<Address> {
  let after: string | undefined;
  for (;;) {
    const items = await rpc.call(publishedMarketEvents, { ...(after && { after }), limit: STRETCH });
    for (const { id, updatedAt } of items) yield { path: `/events/${id}`, changed: updatedAt };
    after = items.at(-1)?.id;
    if (items.length < STRETCH) return;
  }
}

export async function* postAddresses(rpc: RpcClient): AsyncGenerator<Address> {
  for (let offset = 0; ; offset += POSTS) {
    const { items } = await rpc.call(blogPosts, { offset, limit: POSTS });
    for (const { slug, updatedAt } of items) yield { path: `/blog/${encodeURIComponent(slug)}`, changed: updatedAt };
    if (items.length < POSTS) return;
  }
}
