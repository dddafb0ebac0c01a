import { given } from '@stallbook/testing';
import { blogPost } from './blog-post.js';
import { draft, publish } from './blog-post.decider.js';

const post = {
  slug: 'first-market',
  title: 'Your first market',
  content: 'Bring change.',
  excerpt: 'What to bring.',
  category: 'Vendor Resources',
  contentType: 'article',
  featured: true,
  authorId: 'admin',
  at: '2027-01-02T09:00:00.000Z',
};
const drafted = { type: 'BlogPostDrafted' as const, data: post };
const published = { type: 'BlogPostPublished' as const, data: { at: '2027-01-03T09:00:00.000Z' } };

describe('a blog post', () => {
  it('begins as a draft', () => {
    given(blogPost)
      .when((state) => draft(post, state))
      .then([drafted]);
  });

  it('[CO-007] is refused without an author', () => {
    given(blogPost)
      .when((state) => draft({ ...post, authorId: '' }, state))
      .thenRefused('BLOG_POST.AUTHOR_MISSING', 'Missing author ID for blog post creation');
  });

  it('is published once', () => {
    given(blogPost, [drafted])
      .when((state) => publish(published.data, state))
      .then([published]);
    given(blogPost, [drafted, published])
      .when((state) => publish({ at: 'later' }, state))
      .thenNothing();
  });

  it('cannot be published before it is written, nor written twice', () => {
    given(blogPost)
      .when((state) => publish(published.data, state))
      .thenRefused('NOT_FOUND', 'Post not found');
    given(blogPost, [drafted])
      .when((state) => draft(post, state))
      .thenRefused('ALREADY_EXISTS');
  });
});
