import { screen, waitFor } from '@testing-library/react';
import { card, deskEntry, deskPage } from '../../../testing/market-events.js';
import { openRoute } from '../../../testing/render-route.js';

const answers = {
  MyEvents: { events: { total: 1, items: [card()] } },
  DeskChoices: { choices: { categories: ['Food', 'Pottery'], tags: ['local'] } },
  BulkDecisions: { bulks: [] },
};
const open = (path: string, items: unknown[] = [deskEntry()]) =>
  openRoute(path, { viewer: 'organizer', answers: { ...answers, DeskApplications: deskPage(items) } });

describe('what the desk of an organizer lists', () => {
  it('opens on what waits for a decision, and looks for a vendor in all statuses', async () => {
    const { api, user, path } = open('/applications', []);
    await waitFor(() => expect(api.lastInput('DeskApplications')).toMatchObject({ status: 'pending' }));
    screen.getByRole('button', { name: 'Pending', pressed: true });
    await user.type(screen.getByLabelText('Search'), 'mug');
    await waitFor(() => expect(api.lastInput('DeskApplications')).toMatchObject({ search: 'mug' }));
    api.set('DeskApplications', ({ input }: { input: { status?: string } }) =>
      deskPage(input.status ? [] : [deskEntry({ status: 'accepted' })]),
    );
    await user.click(await screen.findByRole('button', { name: 'Look in all statuses' }));
    await screen.findByText('Clay & Kiln');
    expect(path()).toBe('/applications?status=all&q=mug');
    expect(screen.queryByRole('button', { name: 'Look in all statuses' })).toBeNull();
  });

  it('[AP-037] is narrowed and sorted, and the address remembers it', async () => {
    const { user, api, path } = open('/applications');
    await screen.findByRole('option', { name: 'Food' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Food');
    await user.selectOptions(screen.getByLabelText('Payment'), 'Paid');
    await user.selectOptions(screen.getByLabelText('Tag'), 'local');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Rating');
    await user.click(screen.getByRole('button', { name: 'Shortlist only' }));
    await user.type(screen.getByLabelText('Search'), 'mug');
    await waitFor(() =>
      expect(api.lastInput('DeskApplications')).toMatchObject({
        category: 'Food',
        paid: true,
        tag: 'local',
        order: 'rating',
        shortlisted: true,
        search: 'mug',
      }),
    );
    await waitFor(() => expect(path()).toContain('category=Food&paid=yes&tag=local&shortlist=yes&q=mug&order=rating'));
  });

  it('opens most filters on request on a phone, and counts those in use', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: true });
    try {
      const { user } = open('/applications?paid=yes&order=rating');
      const more = await screen.findByRole('button', { name: 'Filters (2)', expanded: false });
      expect(screen.queryByLabelText('Payment')).toBeNull();
      await user.click(more);
      expect((await screen.findByLabelText<HTMLSelectElement>('Payment')).value).toBe('yes');
    } finally {
      window.matchMedia = wide;
    }
  });

  it('says how many applications have each status', async () => {
    const { api } = open('/applications?status=accepted', []);
    api.set('DeskApplications', deskPage([], { counts: { pending: 3, accepted: 1_200, rejected: 0, withdrawn: 0 } }));
    await screen.findByRole('button', { name: 'Pending 3' });
    screen.getByRole('button', { name: 'Accepted 1,200', pressed: true });
    screen.getByRole('button', { name: 'Rejected' });
  });

  it('leads from a link to the one application that it names, and back to all', async () => {
    const { user, api, path } = open('/applications?application=ap1');
    await screen.findByText('Only one application is shown.');
    expect(api.lastInput('DeskApplications')).toMatchObject({ applicationIds: ['ap1'], status: null });
    screen.getByRole('button', { name: 'All', pressed: true });
    await user.click(screen.getByRole('button', { name: 'Show all applications' }));
    await waitFor(() =>
      expect(api.lastInput('DeskApplications')).toMatchObject({ applicationIds: null, status: null }),
    );
    expect(path()).toBe('/applications?status=all');
  });

  it('says that the application of an old link is gone, and leads back to all', async () => {
    const { user, path } = open('/applications?application=ap1', []);
    await screen.findByText('This application is no longer here');
    expect(screen.queryByText('Only one application is shown.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all applications' }));
    await waitFor(() => expect(path()).toBe('/applications?status=all'));
  });

  it('leads on to the booths after the last decision', async () => {
    const { api, user, path } = open(`/applications?event=${card().id}`, []);
    api.set('DeskApplications', ({ input }: { input: { status?: string } }) =>
      deskPage(input.status ? [] : [deskEntry({ status: 'accepted' })]),
    );
    await screen.findByText('You have answered everyone');
    const booths = screen.getByRole('link', { name: 'Assign booths' });
    expect(booths.getAttribute('href')).toBe(`/applications/roster?event=${card().id}`);
    await user.click(screen.getByRole('button', { name: 'See all applications' }));
    await waitFor(() => expect(path()).toBe(`/applications?event=${card().id}&status=all`));
  });

  it.each(['', `?event=${card().id}&status=all`])(
    'says that nothing was sent yet in place of that, at "%s"',
    async (query) => {
      open(`/applications${query}`, []);
      await screen.findByText('No applications yet');
    },
  );

  it('offers to clear filters that nothing matches, and stays a table', async () => {
    const { user, path } = open('/applications?status=rejected&q=zzz&view=table', []);
    await screen.findByText('No applications match');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByText('No applications yet');
    expect(path()).toBe('/applications?view=table');
  });
});
