import { hrefOf, sectionOf, tileOf } from '../../testing/dashboards.js';
import { openRoute } from '../../testing/render-route.js';
import { viewers } from '../../testing/viewers.js';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.js';
import { application, card, listOf, ownPage } from '../../testing/market-events.js';
import { dueAnswer, payment } from '../../testing/payments.js';
import { catalogPlan, PlanCatalog } from '../../testing/plans.js';
import { soldMarket } from '../../testing/sold-market.js';
import { pass } from '../../testing/timers.js';
import { movedDate, todayIn } from '../../lib/format/dates.js';

describe('the dashboard of a vendor', () => {
  const accepted = application({ status: 'accepted', boothLocation: 'Row B, booth 12' });
  const later = application({
    id: 'ap2',
    eventId: 'e2',
    status: 'accepted',
    event: {
      id: 'e2',
      title: 'Harvest Market',
      city: 'Salem',
      state: 'Oregon',
      startDate: '2027-09-04',
      endDate: '2027-09-04',
      startsAt: '2027-09-05T06:59:59.999Z',
      timeZone: 'America/Los_Angeles',
      isAvailable: true,
      startTime: null,
      endTime: null,
    },
  });
  const due = payment({ status: 'pending', paidAt: null });
  const answers = {
    MyApplications: ownPage([accepted, later]),
    MyApplicationCounts: ownPage([], { pending: 4, accepted: 2, rejected: 1, draft: 6 }),
    VendorPaymentsDue: dueAnswer([due]),
    SoldMarkets: { markets: [] },
    Events: {
      events: listOf([card({ id: 'e1' }), card({ id: 'e3', title: 'Lantern Night' })]),
    },
  };
  const open = (more: Record<string, unknown> = {}) =>
    openRoute('/dashboard', { viewer: 'vendor', answers: { ...answers, ...more } });

  it('shows a part once those above it are known, so that nothing moves', async () => {
    let answer = (_: unknown): void => undefined;
    open({ VendorPaymentsDue: () => new Promise((resolve) => (answer = resolve)) });
    await sectionOf('Your next market day');
    expect(screen.queryByRole('link', { name: /Pending/ })).toBeNull();
    answer(dueAnswer([due]));
    await sectionOf('Waiting for your payment');
    await screen.findByRole('link', { name: /4\s*Pending/ });
  });

  it('shows every part after a while, also if one answer never comes', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    open({ VendorPaymentsDue: () => new Promise(() => undefined) });
    await sectionOf('Your next market day');
    expect(screen.queryByRole('link', { name: /Pending/ })).toBeNull();
    await pass(8_000);
    await screen.findByRole('link', { name: /4\s*Pending/ });
    expect(screen.queryByRole('region', { name: 'Waiting for your payment' })).toBeNull();
    jest.useRealTimers();
  });

  it('[UI-015] the dashboard greets a vendor and counts the applications by state', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: /Maya Ortiz/ });
    await screen.findByRole('link', { name: /4\s*Pending/ });
    expect([
      await tileOf('Pending'),
      await tileOf('Accepted'),
      await tileOf('Rejected'),
      await tileOf('Draft'),
    ]).toEqual(['4Pending', '2Accepted', '1Rejected', '6Draft']);
  });

  it('each count of the dashboard leads to the applications that it counts', async () => {
    const { user, path, api } = open();
    await user.click(await screen.findByRole('link', { name: /6\s*Draft/ }));
    await waitFor(() => expect(path()).toBe('/vendor/applications?status=draft'));
    const pressed = await screen.findByRole('button', { name: 'Draft', pressed: true });
    expect(within(pressed.parentElement as HTMLElement).getAllByRole('button', { pressed: true })).toHaveLength(1);
    const asked = () => api.lastInput('MyApplications');
    await waitFor(() => expect(asked()).toMatchObject({ status: 'draft', pageSize: 12 }));
  });

  it('[UI-015] the dashboard of a vendor shows the next market day with load-in and place, and the ones after it', async () => {
    open();
    await screen.findByText('Sat, May 8, 2027, 7:00 AM');
    const next = await sectionOf('Your next market day');
    next.getByText('Riverside Park, 120 Riverside Drive, Portland, OR');
    next.getByText('Row B, booth 12');
    expect(hrefOf(next.getByRole('link', { name: 'All details' }))).toBe('/vendor/upcoming-events');
    expect(hrefOf(next.getByRole('link', { name: 'Message organizer' }))).toBe('/messages/new?application=ap1');
    await (await sectionOf('After that')).findByRole('link', { name: 'Harvest Market' });
  });

  it('the dashboard of a vendor begins with the next market day, then what is due, and ends with the counts', async () => {
    open();
    const parts = [
      await screen.findByRole('region', { name: 'Your next market day' }),
      await screen.findByRole('region', { name: 'Waiting for your payment' }),
      await screen.findByRole('region', { name: 'After that' }),
      await screen.findByRole('link', { name: /Pending/ }),
    ];
    for (const [index, part] of parts.slice(1).entries())
      expect(parts[index]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('a market that is over is not the next market day', async () => {
    const yesterday = movedDate(todayIn(accepted.event.timeZone), -1);
    const closed = { ...accepted, event: { ...accepted.event, startDate: yesterday, endDate: yesterday } };
    open({ MyApplications: ownPage([closed, later]) });
    const next = await sectionOf('Your next market day');
    await next.findByRole('link', { name: 'Harvest Market' });
    expect(screen.queryByRole('region', { name: 'After that' })).toBeNull();
  });

  it('says that the next market is taken down, links to no page of it, and announces no load-in', async () => {
    const hidden = { ...accepted, marketEvent: null, event: { ...accepted.event, isAvailable: false } };
    const after = { ...later, marketEvent: null, event: { ...later.event, isAvailable: false } };
    open({ MyApplications: ownPage([hidden, after]) });
    const next = await sectionOf('Your next market day');
    await next.findByText('This event is not available right now');
    expect(next.queryByRole('link', { name: hidden.event.title })).toBeNull();
    expect(next.queryByText('Load-in')).toBeNull();
    expect((await sectionOf('After that')).queryByRole('link')).toBeNull();
  });

  it('[UI-015] [TO-008] the dashboard recommends events that fit to a vendor whose plan includes it, and offers the upgrade to others', async () => {
    const data = [
      {
        eventId: 'e7',
        title: 'Fitting Fair',
        eventDate: '2027-05-08',
        eventEndDate: '2027-05-08',
        city: 'Salem',
        state: 'Oregon',
        matchScore: 90,
        matchReason: '12 miles away',
        boothFeeCents: 7_500,
        applicationFeeCents: 1_000,
        applicationDeadline: '2027-05-01',
      },
    ];
    const { unmount } = open({
      SuggestionAccess: { flags: { canViewSuggestions: true } },
      Recommendations: { recommendations: { placeKnown: true, data } },
    }).view;
    const fitting = within(await screen.findByRole('region', { name: 'Fits you' }));
    expect((await fitting.findByRole('link', { name: 'Fitting Fair' })).getAttribute('href')).toBe('/events/e7');
    fitting.getByText('12 miles away');
    unmount();
    open({ UpgradeOffer: PlanCatalog });
    const offer = await screen.findByRole('region', { name: 'See which events fit you' });
    const link = await within(offer).findByRole('link', { name: 'Get Vendor Pro' });
    expect(link.getAttribute('href')).toBe('/pricing?upgrade=vendor_pro');
    cleanup();
    const { api } = open({ UpgradeOffer: { catalog: { plans: [catalogPlan('pro', 'Pro')] } } });
    await waitFor(() => expect(api.named('UpgradeOffer')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'See which events fit you' })).toBeNull());
  });

  it('the dashboard of a vendor offers to pay what is due', async () => {
    open();
    const part = await sectionOf('Waiting for your payment');
    await part.findByRole('button', { name: 'Pay $85.00' });
    part.getByText('Sat, May 8, 2027');
  });

  it('the dashboard of a vendor asks what they sold at a market that ended lately', async () => {
    const { user, api } = open({
      SoldMarkets: { markets: [soldMarket()] },
      EnterMarketResult: { calculation: { id: 'c1' } },
    });
    const part = await sectionOf('How did it go?');
    await user.click(part.getByRole('button', { name: 'Enter what you sold' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What did you sell at Harvest Fair?' }));
    dialog.getByText(/^You made no forecast for this market, so its fees of \$85.00 are your only costs/);
    await user.type(dialog.getByLabelText('Items sold'), '20');
    await user.type(dialog.getByLabelText('Average price per item'), '10');
    dialog.getByText('Profit: $115.00');
    api.set('SoldMarkets', { markets: [] });
    await user.click(dialog.getByRole('button', { name: 'Save result' }));
    await screen.findByText('The result is in the history of your Profit Predictor.');
    expect(api.named('EnterMarketResult')[0]?.variables['input']).toEqual({
      eventId: 'e9',
      unitsSold: 20,
      itemPriceCents: 10_00,
    });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'How did it go?' })).toBeNull());
  });

  it('the dashboard lists a booth apart whose organizer cannot receive payments yet, with a message as the next step', async () => {
    const waiting = { ...due, id: 'p2', applicationId: 'ap2', eventTitle: 'Harvest Market', isOrganizerReady: false };
    open({ VendorPaymentsDue: dueAnswer([due, waiting]) });
    const part = await sectionOf('Waiting for the organizer');
    part.getByText(/can’t receive payments yet/);
    part.getByRole('link', { name: 'Harvest Market' });
    expect(hrefOf(part.getByRole('link', { name: 'Message organizer' }))).toBe('/messages/new?application=ap2');
    expect(part.queryByRole('button')).toBeNull();
    const payable = await sectionOf('Waiting for your payment');
    expect(payable.getAllByRole('listitem')).toHaveLength(1);
  });

  it('the dashboard asks for no payment where none can be made yet', async () => {
    open({ VendorPaymentsDue: dueAnswer([{ ...due, isOrganizerReady: false }]) });
    await sectionOf('Waiting for the organizer');
    expect(screen.queryByRole('region', { name: 'Waiting for your payment' })).toBeNull();
  });

  it.each(['Oregon', 'OR'])(
    '[UI-015] the dashboard recommends open markets in the vendor’s state: %s',
    async (state) => {
      const { vendor } = viewers;
      const { api } = open({ CurrentUser: { user: { ...vendor, profile: { ...vendor.profile, state } } } });
      const part = await sectionOf('Open to applications in Oregon');
      expect(hrefOf(await part.findByRole('link', { name: 'Lantern Night' }))).toBe('/events/e3');
      expect(part.getAllByRole('listitem')).toHaveLength(1);
      expect(api.named('Events')[0]?.variables['input']).toMatchObject({
        location: 'Oregon',
        openToApplications: true,
      });
    },
  );

  it('[UI-015] the dashboard recommends the nearest markets while there are none in the vendor’s state', async () => {
    const { api } = open({
      Events: ({ input }: { input: { location?: string } }) => ({
        events: input.location ? listOf([]) : answers.Events.events,
      }),
    });
    await (await sectionOf('Open to applications')).findByRole('link', { name: 'Lantern Night' });
    expect(api.lastInput('Events')).toMatchObject({
      near: 'Portland, OR',
      order: 'nearest',
    });
  });

  it('[UI-015] the dashboard recommends markets anywhere while the place of the vendor’s city is unknown', async () => {
    open({
      Events: ({ input }: { input: { location?: string; near?: string } }) => ({
        events: (input.location ?? input.near) ? listOf([]) : answers.Events.events,
      }),
    });
    await (await sectionOf('Open to applications')).findByRole('link', { name: 'Lantern Night' });
  });

  it('the dashboard of a vendor without upcoming markets leads to the list, and a failed section can be tried again', async () => {
    const { user, api } = open({ MyApplications: refuse('UNAVAILABLE', 'down') });
    const part = await sectionOf('Your next market day');
    const retry = await part.findByRole('button', { name: 'Try again' });
    api.set('MyApplications', ownPage([]));
    await user.click(retry);
    await screen.findByText('No upcoming market days');
    const links = screen.getAllByRole('link', { name: 'Find an event' });
    expect(links.map(hrefOf)).toEqual(['/events?open=yes']);
  });
});
