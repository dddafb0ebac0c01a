import { answered } from '../../testing/answered.js';
import { isPressable } from '../../testing/pressable.js';
import { hrefOf, sectionOf, tileOf } from '../../testing/dashboards.js';
import { openRoute } from '../../testing/render-route.js';
import { act, screen, waitFor, within } from '@testing-library/react';
import { offline, refuse } from '../../testing/fake-api.js';
import { application, card, listOf } from '../../testing/market-events.js';
import { account } from '../../testing/payments.js';
import { viewers } from '../../testing/viewers.js';
import { formatInstant, movedDate, todayIn } from '../../lib/format/dates.js';

const money = (payoutCents: number) => ({
  payments: {
    ...listOf([]),
    totals: {
      grossCents: payoutCents,
      feeCents: 0,
      payoutCents,
      refundedCents: 0,
      outstandingCents: 8_500,
      dueCents: 0,
    },
  },
});

describe('the dashboard of an organizer', () => {
  const fair = card({
    id: 'e1',
    title: 'Winter Fair',
    applicationCounts: { total: 9, pending: 3, accepted: 5, withoutBooth: 0 },
  });
  const none = { total: 0, pending: 0, accepted: 0, withoutBooth: 0 };
  const draft = card({ id: 'e2', title: 'Autumn Fair', status: 'draft', applicationCounts: none });
  const answers = {
    MyEvents: ({ input }: { input: { status?: string } }) => ({
      events: listOf(input.status === 'published' ? [fair] : [fair, draft]),
    }),
    ReceivedApplications: { applications: listOf([application()], 3) },
    OrganizerPayments: money(40_000),
    PayoutsByEventIds: { payouts: [{ eventId: 'e1', payoutCents: 16_150, dueCents: 0 }] },
    AccountStatus: account('none'),
    UnreadNotificationCount: { unread: { count: 4 } },
    MyOpenClaims: { claims: [] as unknown[] },
  };
  const open = (more: Record<string, unknown> = {}) =>
    openRoute('/dashboard', { viewer: 'organizer', answers: { ...answers, ...more } });

  it('[UI-015] the dashboard greets an organizer with upcoming published events, new applications and revenue', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Good to see you, Sam Okafor' });
    await screen.findByText('$400.00');
    await waitFor(async () => expect(await tileOf('New applications')).toContain('3'));
    await waitFor(async () => expect(await tileOf('Upcoming events')).toContain('1'));
    expect(hrefOf(screen.getByRole('link', { name: /Outstanding/ }))).toBe('/payment-tracking');
  });

  it('shows the claims that wait for an answer, with the promised time and what happens next', async () => {
    const now = Date.now();
    const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
    const event = { id: 'e8', title: 'Claimed Fair' };
    const claims = [
      { id: 'c1', requestedByEmail: 'other@example.org', createdAt: hoursAgo(30), event: null },
      { id: 'c2', requestedByEmail: viewers.organizer.email, createdAt: hoursAgo(2), event },
    ];
    open({ MyOpenClaims: { claims } });
    const part = await sectionOf('Claims in review');
    const [late, recent] = part.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(late).toMatch(/longer than 24 hours.*The event goes to the account with other@example\.org\.$/);
    expect(recent).toBe(`Claimed FairWe answer by ${formatInstant(hoursAgo(-22))}.`);
    expect(hrefOf(part.getByRole('link', { name: 'Claimed Fair' }))).toBe('/events/e8');
    part.getByText(/^You get our decision by email\. Once approved, the event appears here/);
  });

  it('says that the claims could not be loaded, and loads them again', async () => {
    const { api, user, store } = open({ MyOpenClaims: refuse('INTERNAL', 'x') });
    await screen.findByText('Your claims could not be loaded.');
    await answered({ store });
    const title = await screen.findByText('Your claims could not be loaded.');
    api.set('MyOpenClaims', { claims: [] });
    await user.click(within(title.parentElement as HTMLElement).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Your claims could not be loaded.')).toBeNull());
  });

  it('groups the digits of a large figure', async () => {
    open({ ReceivedApplications: { applications: listOf([application()], 1_204) } });
    await waitFor(async () => expect(await tileOf('New applications')).toContain('1,204'));
  });

  it('the dashboard of an organizer starts with what needs attention, with a link to each', async () => {
    open();
    const part = await sectionOf('What needs your attention');
    const account = await part.findByRole('link', { name: /^Set up payments/ });
    await waitFor(() =>
      expect(part.getAllByRole('link').map(hrefOf)).toEqual([
        '/applications?event=e1&status=pending',
        '/billing#payment-account',
        '/events/e2',
        '/notifications',
      ]),
    );
    expect(account.closest('li')?.textContent).toContain('Vendors can’t pay you yet');
    part.getByText('3 new applications to Winter Fair');
  });

  it('the dashboard of an organizer leads to an event that is theirs now and not ready for applications', async () => {
    const claimed = card({ id: 'e7', title: 'Claimed Fair', gettingReady: true, applicationCounts: none });
    open({ MyEvents: { events: listOf([claimed]) } });
    const part = await sectionOf('What needs your attention');
    const link = await part.findByRole('link', { name: /^Get it ready: Vendors can’t apply to Claimed Fair yet/ });
    expect(hrefOf(link)).toBe('/events/e7');
    const row = (await screen.findByRole('link', { name: 'Claimed Fair' })).closest('tr');
    expect(row?.textContent).toContain('0 accepted');
    expect(row?.textContent).not.toContain('0 of');
  });

  it('the dashboard of an organizer asks to get nothing ready that is a draft, taken down, or being deleted', async () => {
    const claimed = (title: string, facts: object) =>
      card({ id: title, title, gettingReady: true, applicationCounts: none, ...facts });
    const events = [
      claimed('Early Fair', { status: 'draft' }),
      claimed('Barred Fair', { takenDownReason: 'No permit.' }),
      claimed('Dropped Fair', { isBeingDeleted: true }),
    ];
    open({ MyEvents: { events: listOf(events) } });
    const part = await sectionOf('What needs your attention');
    await part.findByRole('link', { name: /Early Fair/ });
    expect(part.queryByRole('link', { name: /^Get it ready/ })).toBeNull();
  });

  it('the dashboard of an organizer does not wait for Stripe, whose line goes when there is nothing to do', async () => {
    let answer = (_: unknown): void => undefined;
    const { api } = open({ AccountStatus: () => new Promise((resolve) => (answer = resolve)) });
    const part = await sectionOf('What needs your attention');
    await part.findByText('We are checking your payment account');
    await part.findByRole('link', { name: /notifications/ });
    await waitFor(() => expect(api.named('AccountStatus')).toHaveLength(1));
    const lines = part.getAllByRole('listitem').length;
    answer(account('active'));
    await waitFor(() => expect(part.queryByText('We are checking your payment account')).toBeNull());
    expect(part.getAllByRole('listitem')).toHaveLength(lines - 1);
  });

  it('the dashboard of an organizer shows its parts once it knows how many tasks there are, so that none moves', async () => {
    let shownBefore: HTMLElement | null = null;
    const PayoutsByEventIds = () => {
      shownBefore = screen.queryByRole('region', { name: 'What needs your attention' });
      return answers.PayoutsByEventIds;
    };
    open({ PayoutsByEventIds });
    await sectionOf('What needs your attention');
    expect(shownBefore).toBeNull();
  });

  it('the dashboard of an organizer says which booths are not paid, and how to remind their vendors', async () => {
    const PayoutsByEventIds = { payouts: [{ eventId: 'e1', payoutCents: 0, dueCents: 42_500 }] };
    const { view } = open({ PayoutsByEventIds, AccountStatus: account('active') });
    const part = await sectionOf('What needs your attention');
    expect(hrefOf(await part.findByRole('link', { name: /^Remind vendors: \$425.00 .* Winter Fair/ }))).toBe(
      '/messages/broadcast?event=e1&to=unpaid',
    );
    view.unmount();
    open({ PayoutsByEventIds });
    await (await sectionOf('What needs your attention')).findByText(/connect a payment account/);
    expect(screen.queryByText(/\$425.00/)).toBeNull();
  });

  it('the dashboard of an organizer reminds no vendors of an event whose booths cannot be paid', async () => {
    const hidden = { ...fair, id: 'e4', title: 'Barred Fair', takenDownReason: 'No permit.' };
    const early = { ...fair, id: 'e5', title: 'Early Fair', status: 'draft' };
    const payouts = ['e1', 'e4', 'e5'].map((eventId) => ({ eventId, payoutCents: 0, dueCents: 42_500 }));
    open({
      MyEvents: { events: listOf([fair, hidden, early]) },
      PayoutsByEventIds: { payouts },
      AccountStatus: account('active'),
    });
    const part = await sectionOf('What needs your attention');
    await part.findByRole('link', { name: /^Remind vendors: .* Winter Fair/ });
    expect(part.getAllByRole('link', { name: /^Remind vendors/ })).toHaveLength(1);
  });

  it('the dashboard of an organizer counts accepted vendors without a booth once a market is near', async () => {
    const today = todayIn(fair.timeZone);
    const applicationCounts = { total: 5, pending: 0, accepted: 5, withoutBooth: 2 };
    const near = { ...fair, applicationCounts, eventDate: movedDate(today, 7), eventEndDate: movedDate(today, 7) };
    const far = { ...near, id: 'e3', title: 'Far Fair', eventDate: movedDate(today, 60) };
    open({ MyEvents: { events: listOf([near, far]) } });
    const part = await sectionOf('What needs your attention');
    expect(hrefOf(await part.findByRole('link', { name: /2 accepted vendors have no booth at Winter Fair/ }))).toBe(
      '/applications/roster?event=e1',
    );
    expect(part.queryByText(/no booth at Far Fair/)).toBeNull();
  });

  it('the dashboard of an organizer does not call an account ready that Stripe is checking', async () => {
    let answer = (_: unknown): void => undefined;
    const { api } = open({ AccountStatus: () => new Promise((resolve) => (answer = resolve)) });
    const part = await sectionOf('What needs your attention');
    await part.findByText('We are checking your payment account');
    await waitFor(() => expect(api.named('AccountStatus')).toHaveLength(1));
    answer(account('pending'));
    await part.findByText(/Stripe is checking your payment account/);
  });

  it('a part of the dashboard that failed loads again, and the other parts stay', async () => {
    const { api, user } = open({ MyEvents: refuse('INTERNAL', 'x') });
    const part = await sectionOf('What needs your attention');
    let answer = (_: unknown): void => undefined;
    api.set('MyEvents', () => new Promise((resolve) => (answer = resolve)));
    const retry = await part.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(isPressable(retry)).toBe(true));
    const asked = api.named('MyEvents').length;
    await user.click(retry);
    await waitFor(() => expect(api.named('MyEvents').length).toBeGreaterThan(asked));
    await screen.findByRole('link', { name: /New applications/ });
    await act(async () => answer({ events: listOf([fair, draft]) }));
    await (await sectionOf('What needs your attention')).findByText('3 new applications to Winter Fair');
  });

  it('the dashboard of an organizer says when nothing needs attention', async () => {
    open({
      MyEvents: { events: listOf([card({ applicationCounts: none })]) },
      AccountStatus: account('active'),
      UnreadNotificationCount: { unread: { count: 0 } },
    });
    await (await sectionOf('What needs your attention')).findByText(/^You’re all caught up/);
  });

  it('the dashboard of an organizer shows how full each market is and its revenue, asked for once', async () => {
    const { api } = open();
    const row = within((await screen.findByRole('link', { name: 'Winter Fair' })).closest('tr') as HTMLElement);
    row.getByText('5 of 35');
    await row.findByText('$161.50');
    expect(api.named('PayoutsByEventIds').map(({ variables }) => variables)).toEqual([{ ids: ['e1', 'e2'] }]);
  });

  it('the dashboard of an organizer requests upcoming markets, soonest first', async () => {
    const { api } = open();
    await sectionOf('Your events');
    await waitFor(() =>
      expect(api.named('MyEvents').map(({ variables }) => variables['input'])).toContainEqual(
        expect.objectContaining({ upcoming: true, order: 'date_ascending' }),
      ),
    );
  });

  it('the dashboard of an organizer leads to the list of all events, also past ones', async () => {
    open();
    const all = await (await sectionOf('Your events')).findByRole('link', { name: 'All my events' });
    expect(hrefOf(all)).toBe('/organizer/events');
  });

  it('the dashboard of an organizer shows the markets when applications cannot be counted, and says so', async () => {
    open({ MyEvents: { events: listOf([{ ...fair, applicationCounts: null }]) } });
    const row = within((await screen.findByRole('link', { name: 'Winter Fair' })).closest('tr') as HTMLElement);
    row.getByText('—');
    await (await sectionOf('Your events')).findByText('The number of applications could not be loaded.');
    await (await sectionOf('What needs your attention')).findByText('New applications could not be counted');
  });

  it('the dashboard of an organizer without events leads to the first one', async () => {
    open({ MyEvents: { events: listOf([]) }, ReceivedApplications: { applications: listOf([]) } });
    expect(hrefOf(await screen.findByRole('link', { name: 'Create your first event' }))).toBe('/create-event');
    expect(hrefOf(screen.getByRole('link', { name: 'Find a listed event' }))).toBe('/events?range=all');
    expect(screen.queryByText('What needs your attention')).toBeNull();
  });

  it('a failed section of the dashboard leaves the others and can be tried again', async () => {
    const { user, api } = open({ MyEvents: offline });
    const part = await sectionOf('Your events');
    await part.findByText('Your events could not be loaded.');
    await screen.findByText('$400.00');
    api.set('MyEvents', answers.MyEvents);
    await user.click(part.getByRole('button', { name: 'Try again' }));
    await screen.findByText('5 of 35');
  });
});
