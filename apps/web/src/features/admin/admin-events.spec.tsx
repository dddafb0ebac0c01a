import { screen, waitFor, within } from '@testing-library/react';
import { openRoute } from '../../testing/render-route.js';
import { catchSavedFiles, lastSavedFile } from '../../testing/saved-files.js';

const seeded = {
  id: 'e1',
  title: 'Riverside Fair',
  status: 'published',
  takenDownReason: null,
  eventDate: '2027-05-08',
  eventEndDate: '2027-05-09',
  city: 'Austin',
  state: 'Texas',
  seededByAdmin: true,
  organizerClaimed: false,
  organizerId: null,
  organizer: null,
};
const owned = {
  ...seeded,
  id: 'e2',
  title: 'Hill Market',
  status: 'draft',
  seededByAdmin: false,
  organizerId: 'o1',
  organizer: { businessName: 'Riverside Markets' },
};
const answers = { AdminMarketEvents: { events: { total: 2, items: [seeded, owned] } } };
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('/admin/events', () => {
  it('[CL-063] lists all events, each with links to its page, its organizer and its claims', async () => {
    const { user } = openRoute('/admin/events', { viewer: 'admin', answers });
    await screen.findByText('2 events');
    expect(target('Riverside Fair')).toBe('/events/e1');
    expect(screen.queryByRole('link', { name: /^Review claims/ })).toBeNull();
    for (const title of ['Riverside Fair', 'Hill Market'])
      await user.click(screen.getByRole('button', { name: `More: ${title}` }));
    await screen.findByRole('button', { name: 'Take down: Hill Market' });
    expect(target('Review claims: Riverside Fair')).toBe('/admin/claims?event=e1');
    expect(target('Transfer: Riverside Fair')).toBe('/admin/transfer?event=e1');
    expect(target('Riverside Markets')).toBe('/admin/users/o1');
    const [, first, second] = screen.getAllByRole('row');
    for (const text of ['Import', 'Not claimed', 'Published']) within(first!).getByText(text);
    within(second!).getByText('Draft');
    expect(within(second!).queryByRole('link', { name: /Review claims/ })).toBeNull();
  });

  it('saves names, codes, and days that are the same in every language', async () => {
    catchSavedFiles();
    const { user } = openRoute('/admin/events', { viewer: 'admin', answers });
    await screen.findByRole('link', { name: 'Riverside Fair' });
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(await lastSavedFile()).toBe(
      [
        'title,event_date,place,seeded_by_admin,organizer_claimed,organizer,status\r\n',
        'Riverside Fair,2027-05-08,"Austin, TX",true,false,,published\r\n',
        'Hill Market,2027-05-08,"Austin, TX",false,,Riverside Markets,draft\r\n',
      ].join(''),
    );
  });

  it('[CL-063] filters by how they came, claim and status, and keeps it in the address', async () => {
    const { api, path, user } = openRoute('/admin/events?source=seeded', { viewer: 'admin', answers });
    await screen.findByRole('link', { name: 'Riverside Fair' });
    await user.selectOptions(screen.getByLabelText('Claimed'), 'open');
    await user.selectOptions(screen.getByLabelText('Status'), 'published');
    await waitFor(() =>
      expect(api.lastInput('AdminMarketEvents')).toMatchObject({
        seededByAdmin: true,
        organizerClaimed: false,
        status: 'published',
        page: 1,
      }),
    );
    expect(path()).toBe('/admin/events?source=seeded&claim=open&status=published');
  });

  it('shows only events that are taken down', async () => {
    const { api, path, user } = openRoute('/admin/events', { viewer: 'admin', answers });
    await screen.findByRole('link', { name: 'Riverside Fair' });
    await user.selectOptions(screen.getByLabelText('Status'), 'Taken down');
    await waitFor(() =>
      expect(api.lastInput('AdminMarketEvents')).toMatchObject({
        status: null,
        takenDown: true,
      }),
    );
    expect(path()).toBe('/admin/events?status=taken_down');
  });

  it('[CL-063] offers to clear filters that match nothing', async () => {
    const none = { AdminMarketEvents: { events: { total: 0, items: [] } } };
    const { path, user } = openRoute('/admin/events?claim=claimed', { viewer: 'admin', answers: none });
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe('/admin/events'));
  });

  it('[ID-089] sends everyone else to the dashboard', async () => {
    const { path } = openRoute('/admin/events', { viewer: 'organizer' });
    await waitFor(() => expect(path()).toBe('/dashboard'));
  });
});
