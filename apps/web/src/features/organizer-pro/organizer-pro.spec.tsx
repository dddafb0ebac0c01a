import { screen, waitFor, within } from '@testing-library/react';
import { encode, renderSVG } from 'uqr';
import { eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const { event } = eventAnswer({
  id: 'e1',
  title: 'Spring Fair',
  boothFeeCents: 7_500,
  applicationFeeCents: 0,
  maxVendors: 10,
});
const market = { ...event, eventCode: 'SPRING-42', applicationCounts: { accepted: 4, heldFeesCents: 0 } };
const open = { ...market, id: 'e2', title: 'Open Market', maxVendors: null };
const closed = { ...market, id: 'e3', title: 'Closed Market', badge: 'applications_closed' };
const ProEvents = { events: { total: 3, items: [market, open, closed] } };
const ProRevenue = { revenue: [{ eventId: 'e1', payoutCents: 10_000, outstandingCents: 7_500 }] };
const answers = { ProEvents, ProRevenue, Vendors: { vendors: { total: 0, items: [] } } };

const tools = [
  'vendor-recruitment',
  'quality-management',
  'communication',
  'revenue-optimization',
  'marketing',
  'event-planning',
];

describe('the organizer pro section', () => {
  it.each(['', ...tools.map((tool) => `/${tool}`)])(
    '[TO-026] offers the upgrade to an organizer without Organizer Pro at /organizer-pro%s, and asks for no data',
    async (path) => {
      const { user, api } = openRoute(`/organizer-pro${path}`, {
        viewer: 'organizer',
        answers: { UpgradeOffer: { catalog: { plans: [] } } },
      });
      const upgrade = await screen.findByRole('link', { name: 'Upgrade to Pro' });
      expect(upgrade.getAttribute('href')).toBe('/billing');
      await user.click(upgrade);
      await screen.findByRole('dialog', { name: 'The organizer tools come with a paid plan' });
      for (const operation of ['ProEvents', 'ProPublishedEvents', 'ProRevenue', 'VendorRecords', 'Vendors']) {
        expect(api.named(operation)).toEqual([]);
      }
    },
  );

  it('[TO-026] leads an organizer with Organizer Pro to each tool', async () => {
    openRoute('/organizer-pro', { viewer: 'proOrganizer' });
    const links = within((await screen.findByRole('heading', { level: 1 })).closest('main')!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(tools.map((tool) => `/organizer-pro/${tool}`));
  });

  it('forecasts an event from its booths left, what is outstanding, and the payout so far', async () => {
    const [first, ...others] = answers.ProEvents.events.items;
    const items = [{ ...first, applicationFeeCents: 1_000 }, ...others];
    const charged = { ...answers, ProEvents: { events: { total: items.length, items } } };
    const { api } = openRoute('/organizer-pro/revenue-optimization', { viewer: 'proOrganizer', answers: charged });
    const row = (await screen.findByRole('link', { name: 'Spring Fair' })).closest('tr');
    const cells = () =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(cells().slice(-6)).toEqual(['$85.00', '6', '$100.00', '$75.00', '$510.00', '$685.00']));
    const tiles = ['Your payout so far', 'Outstanding', 'From booths left', 'Possible total'].map(
      (label) => screen.getAllByText(label).find((one) => !one.closest('table'))?.previousElementSibling?.textContent,
    );
    const [received, owed, open, total] = tiles.map((text) => Number(text?.replace(/[$,]/g, '')));
    expect(received! + owed! + open!).toBe(total);
    expect(api.named('ProRevenue')[0]?.variables).toEqual({ eventIds: ['e1', 'e2', 'e3'] });
    const unlimited = (await screen.findByRole('link', { name: 'Open Market' })).closest('tr');
    expect(unlimited?.textContent).toContain('No limit');
  });

  it('counts the fees of an acceptance that can still be undone as outstanding', async () => {
    const items = [{ ...market, applicationCounts: { accepted: 5, heldFeesCents: 7_500 } }];
    openRoute('/organizer-pro/revenue-optimization', {
      viewer: 'proOrganizer',
      answers: { ...answers, ProEvents: { events: { total: 1, items } } },
    });
    const row = (await screen.findByRole('link', { name: 'Spring Fair' })).closest('tr');
    const cells = () =>
      within(row as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(cells().slice(-5)).toEqual(['5', '$100.00', '$150.00', '$375.00', '$625.00']));
  });

  it('expects nothing from the booths left of an event that takes no applications', async () => {
    openRoute('/organizer-pro/revenue-optimization', { viewer: 'proOrganizer', answers });
    const row = (await screen.findByRole('link', { name: 'Closed Market' })).closest('tr');
    const cells = () => within(row as HTMLElement).getAllByRole('cell');
    await waitFor(() => {
      expect(
        cells()
          .slice(-2)
          .map(({ textContent }) => textContent),
      ).toEqual(['$0.00', '$0.00']);
    });
  });

  it('has nothing for vendors to share once an event takes no applications', async () => {
    openRoute('/organizer-pro/marketing?event=e3', { viewer: 'proOrganizer', answers });
    await screen.findByText(/^This event isn’t taking applications/);
    expect(screen.getByRole('button', { name: 'Copy the text for visitors' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Copy the text for vendors' })).toBeNull();
    expect(screen.queryByRole('article', { name: 'Flyer' })).toBeNull();
  });

  it('[CL-054] shares no date that an import made up', async () => {
    const guessed = { ...closed, defaultedFields: ['eventDate', 'eventEndDate'] };
    openRoute('/organizer-pro/marketing?event=e3', {
      viewer: 'proOrganizer',
      answers: { ...answers, ProEvents: { events: { total: 1, items: [guessed] } } },
    });
    await screen.findByText(/^Come to Closed Market, date to be announced, in Portland, OR\./);
  });

  it('starts with the next event that takes applications and has free booths', async () => {
    const full = { ...market, id: 'e4', title: 'Full Market', maxVendors: 4 };
    const openThird = { ProEvents: { events: { total: 4, items: [closed, full, open, market] } } };
    openRoute('/organizer-pro/marketing', { viewer: 'proOrganizer', answers: { ...answers, ...openThird } });
    within(await screen.findByRole('article', { name: 'Flyer' })).getByText('Open Market');
  });

  it('starts with an event whose date is announced, if there is one', async () => {
    const assumed = { ...open, id: 'e5', title: 'Assumed Market', defaultedFields: ['eventDate'] };
    const ofBoth = { ProEvents: { events: { total: 2, items: [assumed, market] } } };
    openRoute('/organizer-pro/marketing', { viewer: 'proOrganizer', answers: { ...answers, ...ofBoth } });
    within(await screen.findByRole('article', { name: 'Flyer' })).getByText('Spring Fair');
  });

  it('tells the events of a series apart by their dates', async () => {
    const weekly = { ...market, eventDate: '2027-05-15', eventEndDate: '2027-05-15', id: 'e4' };
    const ofSeries = { ProEvents: { events: { total: 2, items: [market, weekly] } } };
    openRoute('/organizer-pro/marketing', { viewer: 'proOrganizer', answers: { ...answers, ...ofSeries } });
    const events = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Event' });
    const names = [...events.options].map(({ text }) => text);
    expect(names).toEqual(['Spring Fair · May 8–9, 2027', 'Spring Fair · Sat, May 15, 2027']);
  });

  it('has texts to copy and a flyer with the event code', async () => {
    const { user } = openRoute('/organizer-pro/marketing', { viewer: 'proOrganizer', answers });
    const flyer = await screen.findByRole('article', { name: 'Flyer' });
    within(flyer).getByText('SPRING-42');
    within(flyer).getByText('Booth $75.00');
    within(flyer).getByRole('img', { name: 'QR code of the event page' });
    await user.click(screen.getByRole('button', { name: 'Copy the text for vendors' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/looking for vendors for Spring Fair.*\/events\/e1$/),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Open Market · May 8–9, 2027');
    await waitFor(() => within(screen.getByRole('article', { name: 'Flyer' })).getByText('Open Market'));
  });

  it.each([
    [7_500, 'Booth $75.00, plus an application fee of $10.00'],
    [0, 'Free booths, plus an application fee of $10.00'],
  ])('names the application fee with a booth fee of %i cents', async (boothFeeCents, text) => {
    const items = [{ ...market, boothFeeCents, applicationFeeCents: 1_000 }];
    const charged = { ...answers, ProEvents: { events: { total: 1, items } } };
    openRoute('/organizer-pro/marketing', { viewer: 'proOrganizer', answers: charged });
    within(await screen.findByRole('article', { name: 'Flyer' })).getByText(text);
  });
});

describe('the QR code of the flyer', () => {
  it('leads to the page of the event, and can be saved as a picture', async () => {
    URL.createObjectURL = jest.fn(() => 'blob:file');
    URL.revokeObjectURL = jest.fn();
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = openRoute('/organizer-pro/marketing', { viewer: 'proOrganizer', answers });
    const url = `${window.location.origin}/events/e1`;
    const dark = encode(url).data.flat().filter(Boolean).length;
    const shown = await screen.findByRole('img', { name: 'QR code of the event page' });
    expect(shown.querySelectorAll('path')[1]?.getAttribute('d')?.match(/M/g)).toHaveLength(dark);
    await user.click(screen.getByRole('button', { name: 'Download the QR code' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(click.mock.contexts[0]).toHaveProperty('download', 'spring-fair-spring-42-qr-code.svg');
    const blob = jest.mocked(URL.createObjectURL).mock.lastCall?.[0] as Blob;
    expect([click.mock.calls.length, blob.type, blob.size]).toEqual([
      1,
      'image/svg+xml',
      new Blob(['\ufeff', renderSVG(url, { border: 4 })]).size,
    ]);
    click.mockRestore();
  });
});

describe('the owner of a free event', () => {
  it.each([
    [0, 0, 1],
    [0, 1_000, 0],
    [7_500, 0, 0],
  ])(
    '[EV-042] with fees of %i and %i cents sees %i hints leading to vendor recruitment',
    async (boothFeeCents, applicationFeeCents, hints) => {
      openRoute('/events/e1', {
        viewer: 'organizer',
        answers: { Event: eventAnswer({ id: 'e1', organizerId: 'organizer', boothFeeCents, applicationFeeCents }) },
      });
      await screen.findByRole('link', { name: 'Edit Event' });
      const found = screen.queryAllByRole('link', { name: 'Recruit vendors' });
      expect(found.map((link) => link.getAttribute('href'))).toEqual(
        Array<string>(hints).fill('/organizer-pro/vendor-recruitment'),
      );
    },
  );
});
