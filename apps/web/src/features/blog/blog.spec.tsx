import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const teaser = (slug: string, fields: object = {}) => ({
  id: `id-${slug}`,
  slug,
  title: `About ${slug}`,
  excerpt: `In short: ${slug}`,
  category: 'Tips & Guides',
  featured: false,
  readingMinutes: 3,
  publishAt: '2027-05-01T12:00:00.000Z',
  createdAt: '2027-04-01T12:00:00.000Z',
  ...fields,
});
const highlights = {
  featured: { items: [teaser('wind', { featured: true })] },
  popular: [teaser('signs')],
  recent: [teaser('fees')],
};
const near = { related: [teaser('signs')], recent: [teaser('signs'), teaser('fees')] };
const post = {
  ...teaser('wind'),
  featured: undefined,
  status: 'published',
  content: '<h2>Weights</h2><p>On <a href="/events">every leg</a>.</p>',
  authorName: 'Ada Miller',
};
const counted = { done: { id: 'id-wind' } };

describe('the blog', () => {
  afterEach(() => jest.restoreAllMocks());

  it('[CO-011] [CO-005] shows published posts with categories, featured, popular, and recent ones', async () => {
    const { api, user, path } = openRoute('/blog', {
      answers: {
        Posts: ({ input }: { input: { category: string | null } }) => ({
          posts: { total: 120, items: [teaser(input.category ? 'halls' : 'rain')] },
        }),
        BlogHighlights: highlights,
      },
    });
    expect(await screen.findByRole('link', { name: 'About rain' })).toBeTruthy();
    expect(
      within(await screen.findByRole('list', { name: 'Worth reading first' })).getByText('About wind'),
    ).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Most read' })).getByText('About signs')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Latest' })).getByText('About fees')).toBeTruthy();
    expect(api.named('BlogHighlights')[0]?.variables).toEqual({ recent: { limit: 10 } });
    expect(api.named('Posts')[0]?.variables).toEqual({ input: { search: null, category: null, offset: 0, limit: 50 } });
    await user.click(screen.getByRole('button', { name: 'Industry News' }));
    await waitFor(() =>
      expect(api.lastVariables('Posts')).toEqual({
        input: { search: null, category: 'Industry News', offset: 0, limit: 50 },
      }),
    );
    expect(path()).toContain('category=Industry');
    await screen.findByRole('link', { name: 'About halls' });
    await user.click(await screen.findByRole('button', { name: /next/i }));
    await waitFor(() => expect(api.lastVariables('Posts')).toMatchObject({ input: { offset: 50 } }));
  });

  it('searches the posts on the server, and says when none matches', async () => {
    const { api, user, path } = openRoute('/blog', {
      answers: {
        Posts: ({ input }: { input: { search: string | null } }) =>
          input.search ? { posts: { total: 0, items: [] } } : { posts: { total: 1, items: [teaser('rain')] } },
        BlogHighlights: highlights,
      },
    });
    await screen.findByText('About rain');
    await user.type(screen.getByRole('searchbox', { name: 'Search posts' }), 'gale');
    await screen.findByText('No posts match “gale”');
    expect(api.lastVariables('Posts')).toMatchObject({ input: { search: 'gale' } });
    expect(path()).toBe('/blog?search=gale');
    await user.click(screen.getByRole('button', { name: 'Show all posts' }));
    await screen.findByText('About rain');
  });

  it('[CO-011] says when a category has no posts, and leads back to all', async () => {
    const { user, path } = openRoute('/blog?category=General', {
      answers: {
        Posts: { posts: { total: 0, items: [] } },
        BlogHighlights: { featured: { items: [] }, popular: [], recent: [] },
      },
    });
    expect(await screen.findByText('No posts here yet')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all posts' }));
    await waitFor(() => expect(path()).toBe('/blog'));
  });

  it('[CO-012] [UI-014] shows a post with author, date, category, and what to read next', async () => {
    const { api } = openRoute('/blog/wind', { answers: { Post: { post }, PostsNear: near, CountPostView: counted } });
    expect(await screen.findByRole('heading', { level: 1, name: 'About wind' })).toBeTruthy();
    expect(screen.getByText(/Tips & Guides · .*May 1, 2027 · by Ada Miller · 3 min read/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'every leg' }).getAttribute('href')).toBe('/events');
    await waitFor(() => expect(document.title).toContain('About wind'));
    const related = await screen.findByRole('region', { name: 'More on this' });
    expect(within(related).getByText('About signs')).toBeTruthy();
    const recent = screen.getByRole('region', { name: 'Latest posts' });
    expect(
      within(recent)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['About fees']);
    await waitFor(() => expect(api.named('CountPostView')).toHaveLength(1));
  });

  it('dates a post by the day of its reader', async () => {
    // As on an evening west of Greenwich.
    jest.spyOn(Date.prototype, 'getDate').mockReturnValue(1);
    const late = { ...post, publishAt: '2027-05-02T03:00:00.000Z' };
    openRoute('/blog/wind', { answers: { Post: { post: late }, PostsNear: near, CountPostView: counted } });
    await screen.findByText(/Sat, May 1, 2027/);
  });

  it('stays on the screen when a connection comes back and it cannot be loaded again', async () => {
    const { api, answered } = openRoute('/blog/wind', {
      answers: { Post: { post }, PostsNear: near, CountPostView: counted },
    });
    await screen.findByRole('heading', { level: 1, name: 'About wind' });
    api.set('Post', refuse('INTERNAL', 'Down'));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(api.named('Post')).toHaveLength(2));
    await answered();
    screen.getByRole('heading', { level: 1, name: 'About wind' });
  });

  it('[CO-005] shows five recent posts next to a post, without itself and the related ones', async () => {
    const recent = ['wind', 'signs', 'a', 'b', 'c', 'd', 'e', 'f'].map((name) => teaser(name));
    openRoute('/blog/wind', {
      answers: { Post: { post }, PostsNear: { ...near, recent }, CountPostView: counted },
    });
    const links = within(await screen.findByRole('region', { name: 'Latest posts' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `About ${name}`),
    );
  });

  it('[CO-009] shows an admin a draft as such, and does not count it', async () => {
    const { api } = openRoute('/blog/wind', {
      viewer: 'admin',
      answers: { Post: { post: { ...post, status: 'draft', publishAt: null, authorName: null } }, PostsNear: near },
    });
    expect(await screen.findByText('Only admins see this post')).toBeTruthy();
    expect(screen.getByText(/by The Stallbook team/)).toBeTruthy();
    expect(api.named('CountPostView')).toHaveLength(0);
  });

  it('[CO-012] says when there is no such post', async () => {
    openRoute('/blog/nothing', { answers: { Post: refuse('NOT_FOUND', 'Post not found') } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Post not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/blog');
  });
});
