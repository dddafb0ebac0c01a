import { HOUSE_AUTHOR } from '@stallbook/contracts';
import type { Loaders } from '../graphql/loaders.js';

/** null for a post of the house, and for an author without a profile. */
export async function authorNameOf(authorId: string, { profile }: Loaders): Promise<string | null> {
  if (authorId === HOUSE_AUTHOR) return null;
  return (await profile.load(authorId))?.contactName ?? null;
}
