import { BlogPostStatus, type BlogPostSummary } from '@stallbook/contracts';
import { evasions } from '@stallbook/testing';
import { blogFeed } from './blog-feed.js';

const post = (fields: Partial<BlogPostSummary> = {}): BlogPostSummary => ({
  id: '0198',
  slug: 'wind',
  title: 'Wind',
  excerpt: 'Weights & legs',
  status: BlogPostStatus.published,
  category: 'Tips & Guides',
  contentType: 'article',
  featured: false,
  readingMinutes: 2,
  viewCount: 0,
  authorId: 'system',
  publishAt: '2027-05-01T12:00:00.000Z',
  createdAt: '2027-04-01T12:00:00.000Z',
  updatedAt: '2027-04-20T12:00:00.000Z',
  ...fields,
});
const feeds = (...posts: BlogPostSummary[]) => {
  const feed = blogFeed(posts, 'https://stallbook.example');
  return [feed.rss2(), feed.atom1()];
};
/** Also within CDATA, which feed readers take for HTML. */
const TAG = /<[^!\s/>]+/g;

describe('the feeds of the blog', () => {
  it('list posts with their address and summary', () => {
    for (const xml of feeds(post())) {
      expect(xml).toContain('https://stallbook.example/blog/wind');
      expect(xml).toMatch(/Weights &amp; legs/);
      expect(xml).toContain('2027');
    }
  });

  it('count publishing as a change', () => {
    const [rss, atom] = feeds(post());
    expect(rss).toContain('<lastBuildDate>Sat, 01 May 2027 12:00:00 GMT</lastBuildDate>');
    expect(atom?.match(/<updated>[^<]+/g)).toEqual(Array(2).fill('<updated>2027-05-01T12:00:00.000Z'));
    const [, revised] = feeds(post({ updatedAt: '2027-05-02T12:00:00.000Z' }));
    expect(revised?.match(/<updated>[^<]+/g)).toEqual(Array(2).fill('<updated>2027-05-02T12:00:00.000Z'));
  });

  it('exist before the first post', () => {
    for (const xml of feeds()) expect(xml).toContain('From the stalls');
  });

  it.each([...evasions, ']]]]><![CDATA[><script>alert(1)</script>', 'bell \u0007'])(
    'keep %j harmless in every field',
    (text) => {
      const wellKnown = new Set(feeds(post()).flatMap((xml) => xml.match(TAG)));
      for (const xml of feeds(post({ slug: text, title: text, excerpt: text, category: text }))) {
        expect(xml.match(TAG)?.filter((tag) => !wellKnown.has(tag))).toEqual([]);
        expect(xml).not.toContain('\u0007');
      }
    },
  );
});
