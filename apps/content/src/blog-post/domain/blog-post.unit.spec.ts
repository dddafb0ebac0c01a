import { given } from '@stallbook/testing';
import { blogPost, type DraftBlogPost } from './blog-post.decider.js';

const post = {
  slug: 'first-market',
  title: 'Your first market',
  content: 'Bring change.',
  excerpt: 'What to bring.',
  category: 'Vendor Resources',
  contentType: 'article',
  featured: true,
  authorId: 'admin',
};
const draft: DraftBlogPost = { type: 'draft', ...post };
const drafted = { type: 'blog-post.drafted' as const, data: post };
const published = { type: 'blog-post.published' as const, data: {} };

describe('a blog post', () => {
  it('starts as a draft', () => {
    given(blogPost).when(draft).then([drafted]);
    expect(given(blogPost, [drafted]).state).toMatchObject({ status: 'draft' });
  });

  it('is refused without an author', () =>
    given(blogPost)
      .when({ ...draft, authorId: '' })
      .thenRefused('BLOG_POST.AUTHOR_MISSING', 'Missing author ID for blog post creation'));

  it('is published once', () => {
    given(blogPost, [drafted]).when({ type: 'publish' }).then([published]);
    given(blogPost, [drafted, published]).when({ type: 'publish' }).thenNothing();
  });

  it('cannot be published before it is drafted, and cannot be drafted twice', () => {
    given(blogPost).when({ type: 'publish' }).thenRefused('NOT_FOUND', 'Post not found');
    given(blogPost, [drafted]).when(draft).thenRefused('ALREADY_EXISTS');
  });
});
