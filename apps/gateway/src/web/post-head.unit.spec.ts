import { BlogPostStatus, type BlogPost } from '@stallbook/contracts';
import { postHead } from './post-head.js';

describe('the head of a post', () => {
  it('has no date of change before the date of publishing', () => {
    const post = {
      slug: 'wind',
      title: 'Wind',
      excerpt: 'Weights',
      status: BlogPostStatus.published,
      publishAt: '2027-05-01T12:00:00.000Z',
      updatedAt: '2027-04-20T12:00:00.000Z',
    } as BlogPost;
    const dates = { datePublished: '2027-05-01T12:00:00.000Z', dateModified: '2027-05-01T12:00:00.000Z' };
    expect(postHead(post, 'https://stallbook.example', null).data).toMatchObject(dates);
  });
});
