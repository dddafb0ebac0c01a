import { DomainError } from '@stallbook/kernel';
import type { StoreTransaction } from '@stallbook/event-store';

const KIND = 'blog-post-slug';

/** False if another post has the address. */
export const takeSlug = (tx: StoreTransaction, slug: string, postId: string): Promise<boolean> =>
  tx.reserve(KIND, slug, postId);

/** @throws DomainError BLOG_POST.SLUG_TAKEN */
export async function reserveSlug(tx: StoreTransaction, slug: string, postId: string): Promise<void> {
  if (await takeSlug(tx, slug, postId)) return;
  throw new DomainError('BLOG_POST.SLUG_TAKEN', 'Another post has this address.', [
    { path: 'slug', message: 'Another post has this address. Choose another one.' },
  ]);
}

export const releaseSlug = (tx: StoreTransaction, slug: string, postId: string): Promise<void> =>
  tx.release(KIND, slug, postId);
