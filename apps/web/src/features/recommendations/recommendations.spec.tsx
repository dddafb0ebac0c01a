import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../../testing/enter.js';
import { refuse } from '../../testing/fake-api.js';
import { card } from '../../testing/market-events.js';
import { PlanCatalog } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';
import { sessionShown } from '../../testing/session-shown.js';
import { viewers } from '../../testing/viewers.js';

const preferences = {
  productCategories: ['Pottery'],
  maxTravelDistance: 100,
  boothFeeMinCents: 0,
  boothFeeMaxCents: 50_000,
  eventTypes: [],
  updatedAt: null,
};
const recommendation = (facts: object = {}) => ({
  eventId: 'e1',
  matchScore: 86,
  matchReason: 'Mentions Pottery · 12 miles away',
  title: 'Spring Fair',
  eventDate: '2027-05-08',
  eventEndDate: '2027-05-09',
  city: 'Salem',
  state: 'Oregon',
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
  applicationDeadline: '2027-05-01',
  ...facts,
});
const found = (data: object[], placeKnown = true) => ({ recommendations: { placeKnown, data } });
const access = (canViewSuggestions: boolean) => ({ flags: { canViewSuggestions } });
const four = ['e1', 'e2', 'e3', 'e4'].map((eventId) => recommendation({ eventId, title: `Fair ${eventId}` }));

describe('the preferences of a vendor', () => {
  const open = (answers: Record<string, object> = {}) =>
    openRoute('/vendor/preferences', {
      viewer: 'vendor',
      answers: {
        VendorPreferences: { preferences },
        SaveVendorPreferences: { preferences },
        AddressSharing: { sharing: { isShared: false, withPhone: false } },
        ShareAddress: { sharing: { isShared: true, withPhone: false } },
        ...answers,
      },
    });

  it('[TO-002] [TO-003] shows the defaults, saves what is edited, and confirms it', async () => {
    const { api, user } = open();
    const distance = await screen.findByLabelText('Maximum distance (miles)');
    expect(distance).toHaveProperty('value', '100');
    expect(screen.getByLabelText('Lowest booth fee')).toHaveProperty('value', '0.00');
    expect(screen.getByLabelText('Highest booth fee')).toHaveProperty('value', '500.00');
    await user.clear(distance);
    await user.type(distance, '60');
    await enter(user, screen.getByLabelText('Product categories'), ', Mugs');
    await user.click(screen.getByLabelText('Craft Fair'));
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await screen.findByText('Your preferences are saved.');
    expect(api.named('SaveVendorPreferences').map(({ variables }) => variables)).toEqual([
      {
        input: {
          productCategories: ['Pottery', 'Mugs'],
          maxTravelDistance: 60,
          boothFeeMinCents: 0,
          boothFeeMaxCents: 50_000,
          eventTypes: ['craft_fair'],
        },
      },
    ]);
  });

  it('begin with the categories of the profile', async () => {
    const { vendor } = viewers;
    const profile = { ...vendor.profile, productCategories: ['Pottery', 'Tiles'] };
    open({
      CurrentUser: { user: { ...vendor, profile } },
      VendorPreferences: { preferences: { ...preferences, productCategories: [] } },
    });
    expect(await screen.findByLabelText('Product categories')).toHaveProperty('value', 'Pottery, Tiles');
    screen.getByText('From your profile. Save the preferences to use them.');
  });

  it('keep what was typed if they can be neither saved nor read again', async () => {
    const { api, user } = open({ SaveVendorPreferences: refuse('INTERNAL', 'Down') });
    const distance = await screen.findByLabelText('Maximum distance (miles)');
    await user.clear(distance);
    await user.type(distance, '60');
    api.set('VendorPreferences', refuse('INTERNAL', 'Down'));
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await waitFor(() => expect(api.named('VendorPreferences')).toHaveLength(2));
    await screen.findByText('Your preferences could not be saved. Please try again.');
    expect(screen.getByLabelText('Maximum distance (miles)')).toHaveProperty('value', '60');
  });

  it('offer again what was typed before the page was left', async () => {
    const { user, router } = open();
    await enter(user, await screen.findByLabelText('Product categories'), ', Mugs');
    await act(() => router.navigate('/faq'));
    await screen.findByRole('heading', { level: 1, name: 'Page not found' });
    await act(() => router.navigate('/vendor/preferences'));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    const categories = screen.getByLabelText('Product categories');
    await waitFor(() => expect(categories).toHaveProperty('value', 'Pottery, Mugs'));
  });

  it('keep what is typed while they are saved', async () => {
    let answer: (saved: unknown) => void = () => undefined;
    const { api, user } = open({ SaveVendorPreferences: () => new Promise((resolve) => (answer = resolve)) });
    const distance = await screen.findByLabelText('Maximum distance (miles)');
    await user.clear(distance);
    await user.type(distance, '60');
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await waitFor(() => expect(api.named('SaveVendorPreferences')).toHaveLength(1));
    await user.type(distance, '5');
    answer({ preferences });
    await screen.findByText('Your preferences are saved.');
    expect(distance).toHaveProperty('value', '605');
  });

  it('[TO-003] refuses a lowest fee above the highest, and sends nothing', async () => {
    const { api, user } = open();
    const lowest = await screen.findByLabelText('Lowest booth fee');
    await user.clear(lowest);
    await user.type(lowest, '600');
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await screen.findByText('The lowest fee cannot be above the highest');
    expect(api.named('SaveVendorPreferences')).toEqual([]);
  });

  it('has the weekly email for a plan with recommendations, off at first', async () => {
    const { api, user } = open({
      SuggestionAccess: access(true),
      RecommendationMail: { mail: { isWanted: false } },
      ChooseRecommendationMail: { mail: { isWanted: true } },
    });
    const weekly = await screen.findByRole('checkbox', { name: 'Email me new events that fit me once a week' });
    expect(weekly).toHaveProperty('checked', false);
    await user.click(weekly);
    await screen.findByText('We email you new events on Thursdays.');
    expect(api.named('ChooseRecommendationMail').map(({ variables }) => variables)).toEqual([
      { input: { isWanted: true, timeZone: expect.any(String) } },
    ]);
  });

  it('has the consent to show the email address to organizers, hidden at first', async () => {
    const { api, user } = open();
    const consent = await screen.findByRole('checkbox', { name: /^Show vendor@stallbook.example to organizers/ });
    expect(consent).toHaveProperty('checked', false);
    expect(api.named('RecommendationMail')).toEqual([]);
    await user.click(consent);
    await screen.findByText('Organizers of your events see your email address now.');
    expect(api.named('ShareAddress').map(({ variables }) => variables)).toEqual([{ isShared: true, withPhone: false }]);
    expect(screen.queryByRole('checkbox', { name: /phone/ })).toBeNull();
  });

  it.each([
    [/^Show vendor@stallbook.example to organizers/, 'ShareAddress', [{ isShared: true }, { isShared: false }]],
    [
      /^Email me new events/,
      'ChooseRecommendationMail',
      [{ input: { isWanted: true } }, { input: { isWanted: false } }],
    ],
  ])('shows each choice immediately, and saves one after the other: %s', async (name, operation, sent) => {
    const waiting: (() => void)[] = [];
    const held = () =>
      new Promise((resolve) =>
        waiting.push(() => resolve({ sharing: { isShared: true, withPhone: false }, mail: { isWanted: true } })),
      );
    const { api, user } = open({
      SuggestionAccess: access(true),
      RecommendationMail: { mail: { isWanted: false } },
      [operation]: held,
    });
    const choice = await screen.findByRole('checkbox', { name });
    await user.click(choice);
    expect(choice).toHaveProperty('checked', true);
    await user.click(choice);
    expect(choice).toHaveProperty('checked', false);
    const saves = () => api.named(operation).map(({ variables }) => variables);
    expect(saves()).toHaveLength(1);
    waiting.shift()?.();
    await waitFor(() => expect(saves()).toMatchObject(sent));
    expect(choice).toHaveProperty('checked', false);
  });

  it('has a separate consent for the phone number of the profile', async () => {
    const { vendor } = viewers;
    const { api, user } = open({
      CurrentUser: { user: { ...vendor, profile: { ...vendor.profile, phone: '5035550100' } } },
      AddressSharing: { sharing: { isShared: true, withPhone: false } },
    });
    const consent = await screen.findByRole('checkbox', { name: 'Show my phone number (503) 555-0100 too' });
    expect(consent).toHaveProperty('checked', false);
    await user.click(consent);
    await screen.findByText('Organizers of your events see your phone number now.');
    expect(api.named('ShareAddress').map(({ variables }) => variables)).toEqual([{ isShared: true, withPhone: true }]);
  });
});

describe('recommendations for a vendor', () => {
  it('[TO-008] [TO-007] show with the plan that includes them, with score and reason', async () => {
    openRoute('/vendor/recommendations', {
      viewer: 'vendor',
      answers: { SuggestionAccess: access(true), Recommendations: found([recommendation()]) },
    });
    const link = await screen.findByRole('link', { name: 'Spring Fair' });
    expect(link.getAttribute('href')).toBe('/events/e1');
    screen.getByText('Mentions Pottery');
    screen.getByText('12 miles away');
    screen.getByText('86% match');
  });

  it('[TO-008] are the upgrade without it, and nothing is asked', async () => {
    const { api } = openRoute('/vendor/recommendations', { viewer: 'vendor', answers: { UpgradeOffer: PlanCatalog } });
    expect((await screen.findByRole('link', { name: 'Get Vendor Pro' })).getAttribute('href')).toBe(
      '/pricing?upgrade=vendor_pro',
    );
    expect(api.named('Recommendations')).toEqual([]);
  });

  const { plans } = PlanCatalog.catalog;
  const withoutThem = plans.map((plan) => ({ ...plan, features: { ...plan.features, canViewSuggestions: false } }));

  it.each([
    ['/vendor/recommendations', 'vendor', 'See which events fit you'],
    ['/organizer-pro/vendor-recruitment', 'proOrganizer', 'See which vendors fit your events'],
  ] as const)('are not sold while no plan includes them: %s', async (path, viewer, title) => {
    openRoute(path, {
      viewer,
      answers: { UpgradeOffer: { catalog: { plans: withoutThem } }, Vendors: { vendors: { total: 0, items: [] } } },
    });
    const part = await screen.findByRole('region', { name: title });
    await within(part).findByText('No plan includes this at the moment.');
    expect(within(part).queryByRole('link')).toBeNull();
  });

  it.each([
    [true, 'Change preferences', '/vendor/preferences'],
    [false, 'Open your profile', '/profile'],
  ])('say what to do if none fits and the city is known: %s', async (placeKnown, action, to) => {
    openRoute('/vendor/recommendations', {
      viewer: 'vendor',
      answers: { SuggestionAccess: access(true), Recommendations: found([], placeKnown) },
    });
    const main = await screen.findByRole('main');
    await waitFor(() => {
      const links = within(main).getAllByRole('link', { name: action });
      expect(links.at(-1)?.getAttribute('href')).toBe(to);
    });
  });
});

describe('the best recommendations', () => {
  const Events = { events: { total: 1, items: [card({ id: 'e9', title: 'Any Fair' })] } };

  it('are above all events, for a vendor whose plan includes them', async () => {
    openRoute('/events', {
      viewer: 'vendor',
      answers: { Events, SuggestionAccess: access(true), Recommendations: found(four) },
    });
    const best = await screen.findByRole('region', { name: 'Fits you' });
    await waitFor(() => expect(within(best).getAllByRole('link', { name: /^Fair/ })).toHaveLength(3));
    expect(within(best).getByRole('link', { name: 'All that fit you' }).getAttribute('href')).toBe(
      '/vendor/recommendations',
    );
  });

  it('are not there for other vendors and for visitors', async () => {
    for (const viewer of ['vendor', 'visitor'] as const) {
      const { api, view, answered } = openRoute('/events', { viewer, answers: { Events } });
      await screen.findByRole('link', { name: 'Any Fair' });
      await sessionShown(viewer);
      if (viewer === 'vendor') await waitFor(() => expect(api.named('SuggestionAccess')).toHaveLength(1));
      await answered();
      expect(screen.queryByRole('region', { name: 'Fits you' })).toBeNull();
      view.unmount();
    }
  });
});
