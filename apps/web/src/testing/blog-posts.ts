export const draftPost = {
  id: '0198f0aa-0000-7000-8000-000000000001',
  slug: 'wind',
  title: 'Wind',
  excerpt: 'Weights.',
  category: 'General',
  contentType: 'article',
  featured: false,
  status: 'draft',
  publishAt: null as string | null,
  updatedAt: '2027-05-01T12:00:00.000Z',
  revision: 1,
  document: JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Weights on every leg.' }] }],
  }),
};

/** What the server answers to a saved text. */
export const savedPost = (given: Record<string, unknown>) => ({
  post: {
    ...draftPost,
    ...(given['input'] as object),
    revision: Number((given['input'] as { revision: number }).revision) + 1,
  },
});
