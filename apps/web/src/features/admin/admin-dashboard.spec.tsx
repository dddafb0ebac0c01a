import { act, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { baseApi } from '../../lib/api/base-api.js';
import { catalogPlan } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';

const day = (date: string, count: number) => ({ day: date, count });
const summary = (type: string, total: number, statuses: object[] = [], days: object[] = []) => ({
  type,
  total,
  statuses,
  days,
});
const summaries = [
  summary('accounts', 1_206, [], [day('2027-03-01', 0), day('2027-03-02', 12), day('2027-03-03', 3)]),
  summary('applications', 2_345, [{ status: 'pending', count: 17 }], [day('2027-03-01', 0)]),
  summary('payments', 9, [
    { status: 'pending', count: 3 },
    { status: 'completed', count: 4 },
    { status: 'refunded', count: 2 },
  ]),
  summary('subscriptions', 60, [
    { status: 'basic', count: 40 },
    { status: 'pro', count: 19 },
  ]),
];
const counted = {
  AdminAccountCounts: { accounts: { vendors: 1_100, organizers: 100, admins: 2, withoutProfile: 4 } },
  AdminEventCounts: { events: { draft: 10, published: 80, claimable: 7, pendingClaims: 0, stoppedImports: 0 } },
  AdminContentTasks: { tasks: { openMessages: 0, openFeedback: 0 } },
  AdminNotificationTasks: { tasks: { openReports: 0, failedEmails: 0 } },
  AdminReconciliation: { report: { runs: [], refusedRefunds: [] } },
  AdminSystemTasks: {
    system: { services: [{ service: 'billing', status: { version: '1.2.3' } }], setAside: [], queues: [] },
    deadLetters: { notReachable: [], items: [] },
  },
  AdminRecordSummaries: { records: { missing: [], items: summaries } },
  AdminOperations: { operations: { total: 0, items: [] } },
  AdminPerformers: { performers: [] },
  UpgradeOffer: { catalog: { plans: [catalogPlan('pro', 'Pro', {}), catalogPlan('vendor_pro', 'Stall Plus', {})] } },
};
const tileSays = (label: string, text: string) =>
  waitFor(() => expect(screen.getByText(label).parentElement?.textContent).toContain(text));
const waiting = {
  AdminEventCounts: { events: { ...counted.AdminEventCounts.events, pendingClaims: 3, stoppedImports: 1 } },
  AdminContentTasks: { tasks: { openMessages: 1_200, openFeedback: 4 } },
  AdminNotificationTasks: { tasks: { openReports: 2, failedEmails: 5 } },
  AdminReconciliation: {
    report: {
      runs: [
        { finishedAt: null, differenceCount: 0 },
        { finishedAt: '2027-03-01T02:00:00Z', differenceCount: 1 },
        { finishedAt: '2027-02-28T02:00:00Z', differenceCount: 9 },
      ],
      refusedRefunds: [{ paymentIntentId: 'pi_1' }],
    },
  },
  AdminSystemTasks: {
    system: {
      services: [{ service: 'billing', status: null }],
      setAside: [{ streamId: 's1' }],
      queues: [{ failed: 2 }, { failed: 1 }],
    },
    deadLetters: { notReachable: [], items: [{ id: 'd1' }, { id: 'd2' }] },
  },
};
const needsYou = async () => within(await screen.findByRole('region', { name: 'Needs you' }));

describe('/admin/dashboard', () => {
  it('lists what waits for an admin, each with its count and a link, and reads no report for it', async () => {
    const { api } = openRoute('/admin/dashboard', { viewer: 'admin', answers: { ...counted, ...waiting } });
    const list = await needsYou();
    await list.findByText('2 dead letters');
    for (const [action, text, target] of [
      ['Decide', '3 claims wait for a decision', '/admin/claims'],
      ['Review', '2 reported conversations', '/admin/reports'],
      ['Reply', '1,200 open messages from visitors', '/admin/support?list=messages'],
      ['Read', 'Open feedback: 4', '/admin/support?list=feedback'],
      ['Compare', '1 difference between the ledger and Stripe', '/admin/system'],
      ['See why', 'Stripe refuses 1 refund', '/admin/system'],
      ['Look', '1 service is not reachable', '/admin/system'],
      ['Resend or discard', '2 dead letters', '/admin/system'],
      ['Try again', 'Commits of 1 stream could not be published', '/admin/system'],
      ['Look', '3 failed jobs', '/admin/system'],
      ['See why', '5 emails could not be sent in the past 7 days', '/admin/emails?problem=failed'],
      ['See why', '1 import stopped in the past 7 days', '/admin/import'],
    ] as const) {
      const link = await list.findByRole('link', { name: `${action}: ${text}` });
      expect(link.getAttribute('href')).toBe(target);
    }
    await waitFor(() => expect(list.queryByText('Checking the rest…')).toBeNull());
    expect(api.named('MessageReports')).toEqual([]);
  });

  const { system, deadLetters } = counted.AdminSystemTasks;
  it.each([
    ['the dead letters of every service', { system, deadLetters: { notReachable: ['billing'], items: [] } }],
    ['the queues', { system: { ...system, queues: null }, deadLetters }],
  ])('says that nothing waits only if %s are known', async (_, partial) => {
    const answers = { ...counted, AdminSystemTasks: partial };
    const { api, user } = openRoute('/admin/dashboard', { viewer: 'admin', answers });
    const list = await needsYou();
    await list.findByText('Not everything could be checked.');
    expect(list.queryByText('Nothing waits for you.')).toBeNull();
    api.set('AdminSystemTasks', counted.AdminSystemTasks);
    await user.click(list.getByRole('button', { name: 'Try again' }));
    await list.findByText('Nothing waits for you.');
  });

  it('says that nothing waits only once everything was checked', async () => {
    const { AdminContentTasks: _away, ...rest } = counted;
    const { api, user } = openRoute('/admin/dashboard', { viewer: 'admin', answers: rest });
    const list = await needsYou();
    await list.findByText('Not everything could be checked.');
    expect(list.queryByText('Nothing waits for you.')).toBeNull();
    api.set('AdminContentTasks', counted.AdminContentTasks);
    await user.click(list.getByRole('button', { name: 'Try again' }));
    await list.findByText('Nothing waits for you.');
    expect(api.named('AdminNotificationTasks')).toHaveLength(1);
  });

  it('shows what is below the list once the list is complete, so that nothing moves', async () => {
    let answer: (tasks: unknown) => void = () => undefined;
    const later = { ...counted, ...waiting, AdminContentTasks: () => new Promise((resolve) => (answer = resolve)) };
    openRoute('/admin/dashboard', { viewer: 'admin', answers: later });
    await (await needsYou()).findByText('3 claims wait for a decision');
    expect(screen.queryByRole('region', { name: 'In numbers' })).toBeNull();
    answer(waiting.AdminContentTasks);
    await screen.findByRole('region', { name: 'In numbers' });
    await (await needsYou()).findByText('1,200 open messages from visitors');
  });

  it('shows what is below the list after a while, also if one answer never comes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const never = { ...counted, AdminContentTasks: () => new Promise(() => undefined) };
    openRoute('/admin/dashboard', { viewer: 'admin', answers: never });
    await needsYou();
    expect(screen.queryByRole('region', { name: 'In numbers' })).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(8_000));
    await screen.findByRole('region', { name: 'In numbers' });
    jest.useRealTimers();
  });

  it('does not say that nothing waits because of what was known before', async () => {
    const { api, router, store, user } = openRoute('/admin/dashboard', { viewer: 'admin', answers: counted });
    await (await needsYou()).findByText('Nothing waits for you.');
    await act(() => router.navigate('/admin/blog'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull());
    let answer: (tasks: unknown) => void = () => undefined;
    const later = () => new Promise((resolve) => (answer = resolve));
    api.set('AdminContentTasks', later);
    await act(() => router.navigate('/admin/dashboard'));
    const list = await needsYou();
    await waitFor(() => expect(api.named('AdminContentTasks')).toHaveLength(2));
    await list.findByText('Checking what waits for you');
    screen.getByRole('region', { name: 'In numbers' });
    expect(list.queryByText('Nothing waits for you.')).toBeNull();
    answer(refuse('INTERNAL', 'Down'));
    await list.findByText('Not everything could be checked.');
    expect(list.queryByText('Nothing waits for you.')).toBeNull();
    const again = list.getByRole('button', { name: 'Try again' });
    await user.click(again);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBe('true'));
    await waitFor(() => expect(api.named('AdminContentTasks')).toHaveLength(3));
    expect(document.activeElement).toBe(again);
    expect(again).toHaveProperty('disabled', false);
    answer(counted.AdminContentTasks);
    await list.findByText('Nothing waits for you.');
    expect(list.queryByRole('button', { name: 'Try again' })).toBeNull();
    // A refresh takes nothing away.
    api.set('AdminContentTasks', later);
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Submission'])));
    await waitFor(() => expect(api.named('AdminContentTasks')).toHaveLength(4));
    list.getByText('Nothing waits for you.');
  });

  it('[CL-061] counts accounts, events, claims, applications, and subscriptions by plan as the catalog names it, each with a link to its list', async () => {
    openRoute('/admin/dashboard', { viewer: 'admin', answers: { ...counted, ...waiting } });
    await screen.findByText('2,345');
    await screen.findByText('3 claims wait for a decision');
    for (const [label, count, target] of [
      ['Vendors', '1,100', '/admin/users?role=vendor'],
      ['Organizers', '100', '/admin/users?role=organizer'],
      ['Admins', '2', '/admin/users?role=admin'],
      ['Published events', '80', '/admin/events?status=published'],
      ['Draft events', '10', '/admin/events?status=draft'],
      ['Claimable events', '7', '/admin/events?source=seeded&claim=open'],
      ['Pending applications', '17', '/admin/data?type=applications&status=pending'],
      ['Payments received', '6', '/admin/data?type=payments'],
      ['Refunded in full', '2', '/admin/data?type=payments&status=refunded'],
      ['Pro', '19', '/admin/data?type=subscriptions&status=pro'],
      ['Stall Plus', '0', '/admin/data?type=subscriptions&status=vendor_pro'],
    ] as const) {
      await waitFor(() => {
        const link = screen.getByText(label).closest('a');
        expect([label, link?.textContent, link?.getAttribute('href')]).toEqual([label, label + count, target]);
      });
    }
    expect(screen.queryByText('Some counts could not be loaded.')).toBeNull();
  });

  it('[CL-061] charts the past 90 days, with the same figures in words and as a table', async () => {
    const { api, user } = openRoute('/admin/dashboard', { viewer: 'admin', answers: counted });
    const charts = within(await screen.findByRole('region', { name: 'The past 90 days' }));
    charts.getByRole('img', { name: 'New accounts. 15 in 90 days, most on Tue, Mar 2, 2027: 12.' });
    charts.getByRole('img', { name: 'New applications. None in the past 90 days.' });
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    expect(api.named('AdminRecordSummaries')[0]?.variables).toEqual({ input: { timeZone } });
    expect(charts.queryByText('Payments received')).toBeNull();
    await user.click(charts.getAllByRole('button', { name: 'Show table' })[0]!);
    const cells = within(charts.getByRole('table', { name: 'New accounts' })).getAllByRole('row');
    expect(cells.map((row) => row.textContent)).toContain('Tue, Mar 2, 202712');
  });

  it('[CL-061] links all tools and shows the latest operations as sentences with names', async () => {
    const moved = {
      id: 'op1',
      operationType: 'transfer_event',
      performedBy: 'a1',
      details: JSON.stringify({ eventId: 'e1', title: 'River Market', organizerId: 'o1' }),
      createdAt: '2027-03-01T12:00:00Z',
      event: { title: 'River Market' },
      person: { id: 'o1', businessName: 'River Markets', contactName: 'Olga', email: 'olga@example.org' },
      performer: { contactName: 'Ada', email: 'ada@example.org' },
    };
    const resent = {
      ...moved,
      id: 'op3',
      operationType: 'resend_confirmation',
      person: { id: 'p1', businessName: null, contactName: null, email: 'june@example.org' },
      performer: { contactName: null, email: 'adam@example.org' },
    };
    const viewed = { ...resent, id: 'op5', operationType: 'read_account' };
    const erased = { ...moved, id: 'op2', operationType: 'end_session', person: null, performer: null };
    const details = JSON.stringify({ eventId: 'e1', title: 'River Market', reason: 'No permit.' });
    const performer = { contactName: 'Alma', email: 'alma@example.org' };
    const takenDown = { ...moved, id: 'op4', operationType: 'take_down_event', details, performer };
    const post = { service: 'content', subject: 'b1', title: 'Rain or shine' };
    const about = { event: null, person: null, details: JSON.stringify(post) };
    const published = { ...takenDown, ...about, id: 'op6', operationType: 'publish_post' };
    const unscheduled = { ...published, id: 'op7', operationType: 'unschedule_post' };
    const found = { ...viewed, id: 'op8', operationType: 'read_accounts' };
    const items = [found, published, unscheduled, moved, erased, resent, viewed, takenDown];
    const answers = { ...counted, AdminOperations: { operations: { total: items.length, items } } };
    openRoute('/admin/dashboard', { viewer: 'admin', answers });
    await screen.findByText('Transferred River Market to River Markets');
    screen.getByText('Took down River Market. Reason: No permit.');
    screen.getByText('Published the blog post Rain or shine');
    screen.getByText('Canceled the schedule of the blog post Rain or shine');
    screen.getByText('Logged a deleted account out on one device');
    screen.getByText('Sent the confirmation email to june@example.org again');
    screen.getByText('Viewed the account of june@example.org');
    screen.getByText('Found june@example.org in the list of accounts');
    screen.getByRole('link', { name: 'An admin' });
    expect(screen.getAllByRole('link', { name: 'adam@example.org' })).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/admin/users/a1');
    for (const [name, target] of [
      ['Claims', '/admin/claims'],
      ['Transfer an event', '/admin/transfer'],
      ['Blog posts', '/admin/blog'],
      ['Import events', '/admin/import'],
      ['Support tools', '/admin/support'],
      ['Email templates', '/admin/email-templates'],
      ['Data explorer', '/admin/data'],
      ['Reported messages', '/admin/reports'],
      ['Site texts', '/admin/texts'],
      ['Email log', '/admin/emails'],
    ]) {
      const links = screen.getAllByRole('link', { name });
      expect(links.map((link) => link.getAttribute('href'))).toContain(target);
    }
  });

  it('shows what can be counted while a service is away, and asks that one again', async () => {
    const some = summaries.filter(({ type }) => type !== 'applications');
    const away = { ...counted, AdminRecordSummaries: { records: { missing: ['applications'], items: some } } };
    const { api, user } = openRoute('/admin/dashboard', { viewer: 'admin', answers: away });
    await screen.findByText('Some counts could not be loaded.');
    await tileSays('Vendors', '1,100');
    await tileSays('Published events', '80');
    await tileSays('Applications', 'Not available');
    await tileSays('Pro', '19');
    api.set('AdminRecordSummaries', counted.AdminRecordSummaries);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('2,345');
    await waitFor(() => expect(screen.queryByText('Some counts could not be loaded.')).toBeNull());
    expect(api.named('AdminAccountCounts')).toHaveLength(1);
  });
});
