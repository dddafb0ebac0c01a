import { screen, within } from '@testing-library/react';
import { eventAnswer } from '../../testing/market-events.js';
import { openRoute } from '../../testing/render-route.js';

const { event } = eventAnswer({ id: 'e1', title: 'Spring Fair', boothFeeCents: 7_500, maxVendors: 10 });
const market = { ...event, eventCode: 'SPRING-42', applicationCounts: { accepted: 4 } };
const open = { ...market, id: 'e2', title: 'Open Market', maxVendors: null };
const ProEvents = { events: { total: 2, items: [market, open] } };
const ProRevenue = { revenue: { byEvent: [{ eventId: 'e1', payoutCents: 10_000, outstandingCents: 7_500 }] } };
const answers = { ProEvents, ProRevenue, Vendors: { vendors: { total: 0, items: [] } } };

const tools = ['vendor-recruitment', 'revenue-optimization', 'marketing'];

describe('the organizer pro section', () => {
  it.each(['', ...tools.map((tool) => `/${tool}`)])(
    'offers the upgrade to an organizer without Organizer Pro at /organizer-pro%s, and asks for no data',
    async (path) => {
      const { user, api } = openRoute(`/organizer-pro${path}`, {
        viewer: 'organizer',
        answers: { UpgradeOffer: { catalog: { plans: [] } } },
      });
      const upgrade = await screen.findByRole('link', { name: 'Upgrade to Pro' });
      expect(upgrade.getAttribute('href')).toBe('/billing');
      await user.click(upgrade);
      await screen.findByRole('dialog', { name: 'Upgrade to Pro for the organizer tools' });
      for (const operation of ['ProEvents', 'ProRevenue', 'Vendors']) expect(api.named(operation)).toEqual([]);
    },
  );

  it('leads an organizer with Organizer Pro to each tool', async () => {
    openRoute('/organizer-pro', { viewer: 'proOrganizer' });
    const links = await screen.findAllByRole('link', { name: /^Open / });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(tools.map((tool) => `/organizer-pro/${tool}`));
  });

  it('forecasts an event from its booths left, what is outstanding, and the payout so far', async () => {
    openRoute('/organizer-pro/revenue-optimization', { viewer: 'proOrganizer', answers });
    const row = (await screen.findByRole('link', { name: 'Spring Fair' })).closest('tr');
    const cells = within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(-5)).toEqual(['6', '$100.00', '$75.00', '$450.00', '$625.00']);
    const unlimited = (await screen.findByRole('link', { name: 'Open Market' })).closest('tr');
    expect(unlimited?.textContent).toContain('No limit');
  });

  it('has texts to copy and a flyer with the event code', async () => {
    const { user } = openRoute('/organizer-pro/marketing', { viewer: 'proOrganizer', answers });
    const flyer = await screen.findByRole('article', { name: 'Flyer' });
    within(flyer).getByText('SPRING-42');
    within(flyer).getByText('Booths from $75');
    await user.click(screen.getByRole('button', { name: 'Copy the text for vendors' }));
    expect(await navigator.clipboard.readText()).toMatch(/looking for vendors for Spring Fair.*\/events\/e1$/);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Open Market');
    within(await screen.findByRole('article', { name: 'Flyer' })).getByText('Open Market');
  });
});

describe('the owner of a free event', () => {
  it.each([
    [0, 1],
    [7_500, 0],
  ])(
    '[EV-042] with a booth fee of %i cents sees %i hints leading to vendor recruitment',
    async (boothFeeCents, hints) => {
      openRoute('/events/e1', {
        viewer: 'organizer',
        answers: { Event: eventAnswer({ id: 'e1', organizerId: 'organizer', boothFeeCents }) },
      });
      await screen.findByRole('link', { name: 'Edit Event' });
      const found = screen.queryAllByRole('link', { name: 'Recruit vendors' });
      expect(found.map((link) => link.getAttribute('href'))).toEqual(
        Array<string>(hints).fill('/organizer-pro/vendor-recruitment'),
      );
    },
  );
});
