import { screen, waitFor, within } from '@testing-library/react';
import { todayIn } from '../../lib/format/dates.js';
import { refuse } from '../../testing/fake-api.js';
import { application, ownPage } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const accepted = (facts: Record<string, unknown> = {}) => ({
  id: 'ap1',
  eventId: 'e1',
  paymentStatus: 'pending',
  payment: null,
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
  boothLocation: 'Row B, booth 12',
  customMessage: 'Welcome',
  event: {
    id: 'e1',
    title: 'Riverside Spring Craft Fair',
    location: 'Riverside Park',
    city: 'Portland',
    state: 'Oregon',
    startDate: '2027-05-08',
    startsAt: '2027-05-08T16:00:00.000Z',
    endDate: '2027-05-09',
    timeZone: 'America/Los_Angeles',
    startTime: '09:00:00',
    endTime: '13:00:00',
    isAvailable: true,
  },
  marketEvent: {
    id: 'e1',
    address: '120 Riverside Drive',
    loadInDate: '2027-05-08',
    loadInTime: '07:00:00',
    loadOutTime: '14:30:00',
    setupInstructions: 'Enter by the north gate.',
    contactPhone: '5035550199',
  },
  ...facts,
});
const later = accepted({ id: 'ap2', eventId: 'e2', paymentStatus: 'completed', marketEvent: null });
const AcceptedEvents = { applications: { total: 2, items: [accepted(), later] } };

const noFeed = { CalendarFeed: { feed: null } };

describe('the calendar of a vendor', () => {
  const open = (feed: { createdAt: string } | null) =>
    openRoute('/vendor/upcoming-events', {
      viewer: 'vendor',
      answers: {
        AcceptedEvents,
        CalendarFeed: { feed },
        CreateCalendarFeed: { feed: { path: '/calendar/vendor/secret.ics', createdAt: '2027-04-01T10:00:00.000Z' } },
        RevokeCalendarFeed: { done: { id: 'vendor' } },
      },
    });

  it('shows its secret link once, for the calendar app or to copy', async () => {
    const { user, api } = open(null);
    const create = await screen.findByRole('button', { name: 'Create a private link' });
    api.set('CalendarFeed', { feed: { createdAt: '2027-04-01T10:00:00.000Z' } });
    await user.click(create);
    const link = await screen.findByRole('link', { name: 'Open in your calendar' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your events in your calendar' }));
    expect(link.getAttribute('href')).toBe('webcal://localhost/calendar/vendor/secret.ics');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe('http://localhost/calendar/vendor/secret.ics');
  });

  it('asks before its link is replaced or turned off', async () => {
    const { user, api } = open({ createdAt: '2027-04-01T10:00:00.000Z' });
    await user.click(await screen.findByRole('button', { name: 'Create a new link' }));
    await screen.findByText(/The link you use now stops working/);
    expect(api.named('CreateCalendarFeed')).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    api.set('CalendarFeed', { feed: null });
    await user.click(screen.getByRole('button', { name: 'Turn off' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off' }));
    await screen.findByText('Your calendar link is turned off');
    await screen.findByRole('button', { name: 'Create a private link' });
  });

  it('says that its link could not be loaded, and loads it again', async () => {
    const { user, api } = openRoute('/vendor/upcoming-events', {
      viewer: 'vendor',
      answers: { AcceptedEvents, CalendarFeed: refuse('UNAVAILABLE', 'x') },
    });
    await screen.findByText('Your calendar link could not be loaded.');
    api.set('CalendarFeed', { feed: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Create a private link' });
  });

  it('offers a file of one market, with their booth and load-in', async () => {
    open(null);
    const [link] = await screen.findAllByRole('link', { name: 'Add to calendar' });
    expect(link?.getAttribute('href')).toBe('/calendar/own/e1.ics');
  });
});

describe('the events of a vendor', () => {
  it('[AP-039] lists accepted events with booth, fees, payment and files', async () => {
    const file = {
      id: 'f1',
      filename: 'map.pdf',
      description: 'Where to unload',
      fileType: 'application/pdf',
      fileSize: 2_048,
      uploadedAt: '2027-01-01T10:00:00.000Z',
      uploadedBy: 'organizer',
      uploaderName: 'Riverside Markets',
    };
    const { user, api } = openRoute('/vendor/accepted-events', {
      viewer: 'vendor',
      answers: {
        AcceptedEvents,
        Attachments: { attachments: [file] },
        AttachmentAccess: { access: { canAccess: true, reason: 'Booth fee paid' } },
      },
    });
    const [first] = await screen.findAllByText('Row B, booth 12');
    const card = within(first?.closest('li') as HTMLElement);
    card.getByText('$75.00');
    card.getByText('$10.00');
    card.getByText('$85.00');
    card.getByText('Welcome');
    expect(screen.getAllByRole('button', { name: /^Pay/ })).toHaveLength(1);
    await user.click(card.getByRole('button', { name: 'Show files' }));
    await screen.findByText('map.pdf');
    expect(api.named('AcceptedEvents')[0]?.variables['input']).toMatchObject({ status: 'accepted', upcoming: false });
  });

  it.each([
    ['/vendor/accepted-events', 'AcceptedEvents', accepted],
    ['/vendor/applications', 'MyApplications', application],
  ])('at %s, no payment is offered to an organizer who cannot receive one yet', async (address, query, one) => {
    const items = [one({ status: 'accepted', payment: { id: 'p1', status: 'pending', isOrganizerReady: false } })];
    openRoute(address, { viewer: 'vendor', answers: { [query]: ownPage(items) } });
    await screen.findByText(/^The organizer can’t receive payments yet/);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it.each([
    ['/vendor/accepted-events', 'AcceptedEvents', accepted],
    ['/vendor/applications', 'MyApplications', application],
  ])('at %s, a payment that the application does not show yet counts', async (address, query, one) => {
    const payment = { id: 'p1', status: 'completed', isOrganizerReady: true };
    const items = [one({ status: 'accepted', paymentStatus: 'pending', payment })];
    openRoute(address, { viewer: 'vendor', answers: { [query]: ownPage(items) } });
    await screen.findByText('Paid');
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
  });

  it.each([
    ['/vendor/accepted-events', 'AcceptedEvents', accepted],
    ['/vendor/applications', 'MyApplications', application],
  ])('at %s, no payment is offered while the bank has one, or after it was refunded', async (address, query, one) => {
    const items = ['failed', 'processing', 'refunded'].map((paymentStatus) =>
      one({ id: paymentStatus, status: 'accepted', paymentStatus }),
    );
    openRoute(address, { viewer: 'vendor', answers: { [query]: ownPage(items) } });
    expect(await screen.findAllByRole('button', { name: /^Pay/ })).toHaveLength(1);
  });

  it.each([
    ['Today', null],
    ['Under way', '00:00:00'],
  ])('marks the market of this day: %s', async (words, startTime) => {
    const timeZone = 'Pacific/Kiritimati';
    const startDate = todayIn(timeZone);
    const event = { ...accepted().event, startDate, endDate: startDate, startTime, endTime: null, timeZone };
    const answers = { AcceptedEvents: { applications: { total: 2, items: [accepted({ event }), later] } }, ...noFeed };
    openRoute('/vendor/upcoming-events', { viewer: 'vendor', answers });
    await screen.findByText(words);
  });

  it('lists accepted events that are over apart, after those ahead', async () => {
    const over = { ...accepted().event, title: 'Harvest Fair', startDate: '2020-10-03', endDate: '2020-10-03' };
    const items = [accepted(), accepted({ id: 'ap2', event: over })];
    const { api } = openRoute('/vendor/accepted-events', {
      viewer: 'vendor',
      answers: { AcceptedEvents: { applications: { total: 2, items } } },
    });
    const divider = await screen.findByRole('heading', { name: 'Past events' });
    const [ahead, past] = ['Riverside Spring Craft Fair', 'Harvest Fair'].map((name) =>
      screen.getByRole('link', { name }),
    );
    expect(divider.compareDocumentPosition(ahead!) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    expect(divider.compareDocumentPosition(past!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(api.named('AcceptedEvents')[0]?.variables['input']).toMatchObject({ byDate: true });
  });

  it('[AP-040] lists upcoming events with load-in and load-out, in the order of the answer', async () => {
    const { api } = openRoute('/vendor/upcoming-events', { viewer: 'vendor', answers: { AcceptedEvents, ...noFeed } });
    await screen.findByText(/May 8, 2027, 7:00 AM$/);
    screen.getByText(/May 9, 2027, 2:30 PM$/);
    screen.getByText('Enter by the north gate.');
    const way = screen.getByRole('link', { name: 'Riverside Park, 120 Riverside Drive, Portland, OR' });
    expect(new URL(way.getAttribute('href') ?? '').searchParams.get('query')).toBe('120 Riverside Drive, Portland, OR');
    expect(screen.getAllByText('Not announced yet')).toHaveLength(2);
    expect(api.named('AcceptedEvents')[0]?.variables['input']).toMatchObject({ status: 'accepted', upcoming: true });
  });

  it('an upcoming event of one day names that day once', async () => {
    const event = { ...accepted().event, endDate: '2027-05-08' };
    const answers = { AcceptedEvents: { applications: { total: 1, items: [accepted({ event })] } }, ...noFeed };
    openRoute('/vendor/upcoming-events', { viewer: 'vendor', answers });
    await screen.findByText('7:00 AM');
    screen.getByText('2:30 PM');
    expect(screen.getAllByText(/May 8, 2027/)).toHaveLength(1);
  });

  it.each(['/vendor/accepted-events', '/vendor/upcoming-events'])(
    'at %s, the organizer can be written to',
    async (address) => {
      openRoute(address, { viewer: 'vendor', answers: { AcceptedEvents, ...noFeed } });
      const links = await screen.findAllByRole('link', { name: 'Message organizer' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/messages/new?application=ap1',
        '/messages/new?application=ap2',
      ]);
    },
  );

  it.each([
    ['/vendor/accepted-events', 'No accepted events yet'],
    ['/vendor/upcoming-events', 'No upcoming events'],
  ])('an empty list at %s leads to the events', async (address, text) => {
    const answers = { AcceptedEvents: { applications: { total: 0, items: [] } }, ...noFeed };
    openRoute(address, { viewer: 'vendor', answers });
    await screen.findByText(text);
    expect(screen.getByRole('link', { name: 'Find an event' }).getAttribute('href')).toBe('/events?open=yes');
  });
});
