import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { formatDate, formatDayOf, shiftDate } from '../../lib/format/dates.js';
import { refuse } from '../../testing/fake-api.js';
import { openRoute } from '../../testing/render-route.js';

const accounts = {
  total: 2,
  isCut: false,
  statuses: ['vendor', 'organizer', 'none'],
  fields: [
    { name: 'id', kind: 'account' },
    { name: 'email', kind: 'text' },
    { name: 'has_second_factor', kind: 'text' },
    { name: 'created_at', kind: 'instant' },
  ],
  items: [
    { id: 'a1', values: ['a1', 'vera@example.org', 'true', '2027-03-01T12:00:00.000Z'] },
    { id: 'a2', values: ['a2', null, 'false', null] },
  ],
};
const applications = {
  total: 1,
  isCut: true,
  statuses: ['pending'],
  fields: [
    { name: 'event_id', kind: 'market_event' },
    { name: 'booth_fee', kind: 'cents' },
    { name: 'payment_status', kind: 'text' },
  ],
  items: [{ id: 'p1', values: ['e1', '7500', 'refunded'] }],
};
const none = { total: 0, isCut: false, statuses: ['vendor'], fields: [{ name: 'id', kind: 'account' }], items: [] };

const open = (records: object, address = '/admin/data') =>
  openRoute(address, { viewer: 'admin', answers: { DataRecords: { records } } });

describe('the data explorer', () => {
  it('[CL-064] shows records as a table, with links from people and market events', async () => {
    open(accounts);
    const link = await screen.findByRole('link', { name: 'a1' });
    expect(link.getAttribute('href')).toBe('/admin/users/a1');
    for (const heading of ['ID', 'Email', 'Second factor', 'Created']) {
      expect(screen.getAllByText(heading).length).toBeGreaterThan(0);
    }
    const row = within(link.closest('tr')!);
    expect(row.getByText('vera@example.org')).toBeTruthy();
    expect(row.getByText('Yes')).toBeTruthy();
  });

  it('[CL-064] shows another type, forgets its status, and shows that a search is cut', async () => {
    const { api, user } = open(accounts, '/admin/data?status=vendor&period=30');
    await screen.findByText('vera@example.org');
    api.set('DataRecords', { records: applications });
    await user.selectOptions(screen.getByLabelText('Records'), 'Applications');
    const link = await screen.findByRole('link', { name: 'e1' });
    expect(link.getAttribute('href')).toBe('/events/e1');
    expect(screen.getByText('$75.00')).toBeTruthy();
    expect(screen.getByText('Refunded')).toBeTruthy();
    expect(screen.getByText(/more than 1,000 records/)).toBeTruthy();
    expect(api.lastVariables('DataRecords')).toMatchObject({ input: { type: 'applications', status: null } });
  });

  it('[CL-064] counts the days of a period where the admin is, and today is the last one', async () => {
    const { api } = open(accounts, '/admin/data?period=30');
    await screen.findByText('vera@example.org');
    const { since } = (api.lastVariables('DataRecords') as { input: { since: string } }).input;
    expect(since).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const begin = new Date(since);
    expect([begin.getHours(), begin.getMinutes()]).toEqual([0, 0]);
    expect(formatDayOf(since)).toBe(formatDate(shiftDate(new Date(), { days: -29 })));
  });

  it('keeps IDs whole under a short form, for a pointer and for copying', async () => {
    const id = '0193a7c2-6d1f-7f1e-8a84-0b3d4f7a92c1';
    const fields = [
      { name: 'id', kind: 'text' },
      { name: 'vendor_id', kind: 'account' },
    ];
    open({ total: 1, isCut: false, statuses: [], fields, items: [{ id, values: [id, id] }] });
    for (const shown of await screen.findAllByTitle(id)) expect(shown.textContent).toBe(id);
    expect(screen.getAllByTitle(id)).toHaveLength(2);
    expect(screen.getByRole('link', { name: id }).getAttribute('href')).toBe(`/admin/users/${id}`);
  });

  it('shows codes in words', async () => {
    const fields = ['type', 'source', 'event_type', 'status'].map((name) => ({ name, kind: 'text' }));
    const items = [{ id: 'c1', values: ['draft_unsent', 'admin_seeded', 'craft_fair', 'sent'] }];
    open({ total: 1, isCut: false, statuses: ['sent'], fields, items });
    for (const text of ['Unsent application', 'Import', 'Craft Fair', 'Sent'])
      await screen.findByRole('cell', { name: text });
  });

  it('[CL-064] searches while typing and clears filters that find nothing, but keeps the kind', async () => {
    const { api, user, path } = open(none, '/admin/data?type=claims');
    await screen.findByText('No records found');
    await user.type(screen.getByLabelText('Search'), 'vera');
    await waitFor(() => expect(api.lastVariables('DataRecords')).toMatchObject({ input: { search: 'vera', page: 1 } }));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe('/admin/data?type=claims'));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('filters subscriptions by plan, and not by a time that they lack', async () => {
    const { api, user } = open({ ...accounts, statuses: ['basic', 'pro'] }, '/admin/data?period=30');
    await user.selectOptions(await screen.findByLabelText('Records'), 'Subscriptions');
    await user.selectOptions(await screen.findByLabelText('Plan'), 'Pro');
    expect(screen.queryByLabelText('Created')).toBeNull();
    await waitFor(() =>
      expect(api.lastVariables('DataRecords')).toMatchObject({
        input: { type: 'subscriptions', status: 'pro', since: null },
      }),
    );
  });

  it('[CL-064] exports what is filtered as CSV', async () => {
    const { api, user } = open(accounts, '/admin/data?status=vendor');
    await screen.findByText('vera@example.org');
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${new URL(this.href).pathname}${new URL(this.href).search} ${this.download}`);
    });
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    await waitFor(() => expect(saved).toEqual(['/exports/records/accounts?status=vendor accounts.csv']));
    api.set('DataRecords', refuse('UNAVAILABLE', 'Not now.'));
    const quiet = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'CSV', busy: false }));
    expect(await screen.findByText('The file could not be prepared. Please try again.')).toBeTruthy();
    expect(saved).toHaveLength(1);
    quiet.mockRestore();
    click.mockRestore();
  });

  it('[CL-064] shows only the number of messages', async () => {
    open({ total: 1_234, isCut: false, statuses: [], fields: [], items: [] }, '/admin/data?type=messages');
    expect(await screen.findByText('1,234 messages')).toBeTruthy();
    cleanup();
    open({ total: 1, isCut: false, statuses: [], fields: [], items: [] }, '/admin/data?type=messages');
    await screen.findByText('1 message');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  });
});
