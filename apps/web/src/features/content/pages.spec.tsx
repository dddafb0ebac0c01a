import { openRoute } from '../../testing/render-route.js';
import { screen, waitFor } from '@testing-library/react';
import { catalogPlan as plan } from '../../testing/plans.js';
import type { ViewerName } from '../../testing/viewers.js';

const plans = [
  plan('basic', 'Basic', { platformFeeRate: 0.07 }),
  plan('vendor_pro', 'Vendor Pro', {
    priceMonthlyCents: 1_700,
    promise: '6 or more events booked in 61 days.',
    limit: 'Limited to 101 vendors',
    valueCents: 88_300,
  }),
  plan('organizer_pro', 'Vendor Magnet System', {
    priceMonthlyCents: 5_100,
    platformFeeRate: 0,
    promise: '81% of vendor spots filled in 31 days.',
    limit: '26 organizers per state',
    valueCents: 205_000,
  }),
  plan('pro', 'Pro', {
    priceMonthlyCents: 2_900,
    listPriceMonthlyCents: 3_900,
    savings: 'save 25%',
    platformFeeRate: 0.01,
  }),
];
const catalog = { PlanCatalog: { catalog: { plans } } };
const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('/help', () => {
  it('[CO-033] has three guides under a tab bar and links on', async () => {
    openRoute('/help', { answers: catalog });
    const tabs = await screen.findByRole('navigation', { name: 'Guides' });
    expect([...tabs.querySelectorAll('a')].map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Overview', '/help#overview'],
      ['Organizer Guide', '/help#organizer-guide'],
      ['Vendor Guide', '/help#vendor-guide'],
    ]);
    for (const name of ['Overview', 'Organizer Guide', 'Vendor Guide']) screen.getByRole('heading', { level: 2, name });
    expect(addresses()).toEqual(expect.arrayContaining(['/register', '/events', '/contact', '/help-center']));
  });

  it('[CO-034] tells how long links live, the fees of the catalog and the limit of photos', async () => {
    openRoute('/help', { answers: catalog });
    await screen.findByText('7%');
    for (const words of [
      'A confirmation link works for 24 hours, a password reset link for 1 hour.',
      'Organizers pay 7% of each paid booth on Basic and 1% on Pro',
      'up to 10 photos of your products (JPG, PNG, WebP)',
    ])
      expect(document.body.textContent).toContain(words);
  });

  it('shows the guide that the address names', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    openRoute('/help#vendor-guide', { answers: catalog });
    const tab = await screen.findByRole('link', { name: 'Vendor Guide' });
    await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('location'));
    await waitFor(() => expect(scrolled.mock.contexts).toContain(document.getElementById('vendor-guide')));
    scrolled.mockRestore();
  });
});

describe('the pages that say how things are', () => {
  it.each([
    ['/about', 'About Stallbook'],
    ['/demo', 'See how it works'],
    ['/support', 'Support'],
    ['/help-center', 'Help center'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/unsubscribe', 'Email preferences'],
  ])('[CO-035] [UI-001] %s has its contents, each with a place on the page', async (path, title) => {
    openRoute(path);
    await screen.findByRole('heading', { level: 1, name: title });
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const targets = [...contents.querySelectorAll('a')].map((link) => link.hash.slice(1));
    expect(targets.length).toBeGreaterThan(1);
    for (const id of targets) expect(document.getElementById(id)?.textContent?.length).toBeGreaterThan(60);
  });

  it.each(['/privacy', '/terms'])('%s says when it was last changed', async (path) => {
    openRoute(path);
    expect((await screen.findByText(/^Last changed/)).querySelector('time')?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('/pricing', () => {
  it('[BI-014] shows every plan of the catalog with its numbers and an action', async () => {
    openRoute('/pricing', { answers: catalog });
    await screen.findByText('$51');
    screen.getByText('$17');
    expect(screen.getByText('$39').tagName).toBe('S');
    screen.getByText('7% platform fee on paid booths');
    screen.getByText('1% platform fee on paid booths');
    expect(screen.getAllByText('Up to 3 saved events or vendors')).toHaveLength(4);
    const choose = await screen.findByRole('link', { name: 'Choose this plan (Pro)' });
    expect(choose.getAttribute('href')).toBe('/register?upgrade=pro');
  });

  it.each<[ViewerName, string]>([
    ['organizer', 'organizer_pro'],
    ['vendor', 'vendor_pro'],
    ['vendor', 'pro'],
  ])('[BI-014] shows a %s the plan %s as their choice', async (viewer, upgrade) => {
    openRoute(`/pricing?upgrade=${upgrade}`, { viewer, answers: catalog });
    const board = (await screen.findByText('Your choice')).closest('li');
    const chosen = plans.find(({ name }) => name === upgrade)?.displayName ?? '';
    expect(board?.textContent).toContain(chosen);
    await screen.findByText(`You chose ${chosen}`);
  });

  const sold = [
    ['/product/basic', 'Start free', '/register', 'Free', 'This plan stays free.'],
    [
      '/product/vendor-pro',
      'Choose Vendor Pro',
      '/register?upgrade=vendor_pro',
      '$17',
      '6 or more events booked in 61 days.Limited to 101 vendorsAll tools together are worth $883',
    ],
    [
      '/product/organizer-pro',
      'Choose Vendor Magnet System',
      '/register?upgrade=organizer_pro',
      '$51',
      '81% of vendor spots filled in 31 days.26 organizers per stateAll tools together are worth $2,050',
    ],
  ] as const;

  it.each(sold)(
    '[BI-012] [BI-013] [BI-015] [UI-003] %s has price, benefits, promise and action',
    async (path, action, target, price, promise) => {
      openRoute(path, { answers: catalog });
      await screen.findByText(price);
      expect(document.body.textContent).toContain(promise);
      expect((await screen.findByRole('link', { name: action })).getAttribute('href')).toBe(target);
      expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
    },
  );
});
