import { createPost, publishPost, type CreatePostInput } from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import type { ServiceHarness } from '@stallbook/platform/testing';
import { fromMarkdown } from '../domain/document/from-markdown.js';

type Written = Partial<Omit<CreatePostInput, 'document'>> & { text?: string };

export const written = ({ text = 'Bring change.', ...fields }: Written = {}): CreatePostInput => ({
  slug: 'a-post',
  title: 'A post',
  excerpt: 'What it says, in short.',
  category: 'General',
  contentType: 'article',
  featured: false,
  document: JSON.stringify(fromMarkdown(text)),
  ...fields,
});

export async function draftPost(harness: ServiceHarness, admin: Actor, fields: Written): Promise<string> {
  return (await harness.call(createPost, written(fields), admin)).id;
}

export async function publishedPost(harness: ServiceHarness, admin: Actor, fields: Written): Promise<string> {
  const id = await draftPost(harness, admin, fields);
  await harness.call(publishPost, { id }, admin);
  return id;
}
