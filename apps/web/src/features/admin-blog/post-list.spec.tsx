import { screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const id = '0198f0aa-0000-7000-8000-000000000001';
const draft = {
  id,
  slug: 'wind',
  title: 'Wind',
  category: 'General',
  featured: false,
  status: 'draft',
  publishAt: null as string | null,
  updatedAt: '2027-05-01T12:00:00.000Z',
  viewCount: 7,
};
const published = { ...draft, status: 'published', publishAt: '2027-05-01T12:00:00.000Z' };
/** The editor’s fields of a post. */
const edited = (post: object) => ({ ...post, excerpt: '', contentType: 'article', revision: 1, document: '{}' });

describe('the list of posts', () => {
  const rows = [
    draft,
    { ...published, id: 'p', slug: 'signs', title: 'Signs' },
    { ...draft, id: 's', slug: 'fees', title: 'Fees', publishAt: '2040-01-01T12:00:00.000Z' },
  ];
  const open = (answers: Record<string, unknown> = {}) =>
    openRoute('/admin/blog', {
      viewer: 'admin',
      answers: { AllPosts: { posts: { total: 3, items: rows } }, ...answers },
    });
  const row = async (title: string) => {
    const found = (await screen.findByRole('link', { name: title })).closest('tr');
    if (!found) throw new Error(`${title} has no row`);
    return within(found);
  };

  it('[CO-013] shows all posts with status, and publishes and hides them', async () => {
    const { api, user } = open({ PublishPost: { post: edited(published) }, UnpublishPost: { post: edited(draft) } });
    expect((await row('Wind')).getByText('Draft')).toBeTruthy();
    (await row('Fees')).getByText('Scheduled');
    (await row('Fees')).getByText(/^Jan 1, 2040/);
    const signs = await row('Signs');
    expect(signs.getByText('Published')).toBeTruthy();
    await user.click(signs.getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('Visitors no longer see the post.')).toBeTruthy();
    await user.click((await row('Wind')).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('The post is published.')).toBeTruthy();
    expect(api.named('PublishPost')[0]?.variables).toEqual({ id, revision: null });
    expect(screen.getByRole('link', { name: 'New post' }).getAttribute('href')).toBe('/admin/blog/new');
    expect((await row('Wind')).getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/admin/blog/${id}/edit`);
  });

  it('groups the digits of large numbers', async () => {
    open({ AllPosts: { posts: { total: 1, items: [{ ...draft, viewCount: 12_345 }] } } });
    (await row('Wind')).getByText('12,345');
  });

  it('[CO-013] deletes a post only after confirmation', async () => {
    const { api, user } = open({ DeletePost: { done: { id } } });
    await user.click((await row('Wind')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.named('DeletePost')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The post is deleted.')).toBeTruthy();
    expect(api.named('DeletePost')[0]?.variables).toEqual({ id });
  });

  it('[CO-013] finds posts by their words and their status, as the address says', async () => {
    const { api, path, user } = open();
    await row('Wind');
    await enter(user, screen.getByRole('searchbox', { name: 'Search' }), 'tents');
    const asked = () => api.lastInput('AllPosts');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'tents', stage: null, offset: 0 }));
    api.set('AllPosts', { posts: { total: 0, items: [] } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Scheduled');
    await waitFor(() => expect(asked()).toMatchObject({ search: 'tents', stage: 'scheduled' }));
    await screen.findByText('No posts found');
    expect(path()).toBe('/admin/blog?search=tents&stage=scheduled');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe('/admin/blog'));
    await row('Wind');
  });

  it('says why a post was not published', async () => {
    const { user } = open({ PublishPost: refuse('BLOG_POST.INCOMPLETE', 'A post needs a summary.') });
    await user.click((await row('Wind')).getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('A post needs a summary.')).toBeTruthy();
  });
});
