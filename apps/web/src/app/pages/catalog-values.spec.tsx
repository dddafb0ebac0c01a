import '../../testing/environment.js';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { UpgradeOffer } from '../../components/upgrade/upgrade-offer.js';
import type { UpgradeReason } from '../../components/upgrade/texts.js';
import { createStore } from '../../lib/state/store.js';
import { FakeApi, refuse } from '../../testing/fake-api.js';
import { catalogPlan } from '../../testing/plans.js';
import { openRoute } from '../../testing/render-route.js';
import { Providers } from '../providers.js';

const unlimited = { canBoostListings: true, canViewSuggestions: true, canReadLibrary: true, maxBookmarks: -1 };
const limited = (maxBookmarks: number) => ({
  canBoostListings: false,
  canViewSuggestions: false,
  canReadLibrary: true,
  maxBookmarks,
});

/** The catalog of a fresh installation. */
const before = [
  catalogPlan('basic', 'Basic', { platformFeeRate: 0.05, features: limited(3) }),
  catalogPlan('vendor_pro', 'Vendor Pro', {
    priceMonthlyCents: 1_500,
    features: unlimited,
    valueCents: 88_200,
    promise: '5 or more events booked in 60 days.',
    limit: 'Limited to 100 vendors',
  }),
  catalogPlan('organizer_pro', 'Vendor Magnet System', {
    priceMonthlyCents: 5_000,
    platformFeeRate: 0,
    features: unlimited,
    valueCents: 204_900,
    promise: '80% of vendor spots filled in 30 days.',
    limit: '25 organizers per state',
  }),
  catalogPlan('pro', 'Pro', {
    priceMonthlyCents: 2_900,
    listPriceMonthlyCents: 3_900,
    savings: 'save 25%',
    platformFeeRate: 0,
    features: unlimited,
  }),
];

/** Another value for each of them. */
const after = [
  catalogPlan('basic', 'Starter', { platformFeeRate: 0.071, features: limited(8) }),
  catalogPlan('vendor_pro', 'Stall Plus', {
    priceMonthlyCents: 1_741,
    platformFeeRate: 0.072,
    features: limited(50),
    valueCents: 91_300,
    promise: 'Six events a season.',
    limit: 'For 44 vendors',
  }),
  catalogPlan('organizer_pro', 'Market Plus', {
    priceMonthlyCents: 5_342,
    platformFeeRate: 0.013,
    features: limited(60),
    valueCents: 317_400,
    promise: 'Most spots filled.',
    limit: '77 organizers per state',
  }),
  catalogPlan('pro', 'Everything', {
    priceMonthlyCents: 3_143,
    listPriceMonthlyCents: 4_644,
    savings: 'save 30%',
    platformFeeRate: 0.014,
    features: limited(70),
  }),
];

const oldValues = [
  /\$15\b/,
  /\$50\b/,
  /\$29\b/,
  /\$39\b/,
  /\b5%/,
  /\b25%/,
  /\b80%/,
  /\b882\b/,
  /2,049/,
  /\b3 saved/,
  /\b0% platform/,
  /\bNo platform fee on/,
  /60 days/,
  /30 days\b/,
  /100 vendors/,
  /25 organizers/,
  /Vendor Magnet System/,
  /\bVendor Pro\b/,
  /\bOrganizer Pro\b/,
  /\bon (Basic|Pro)\b/,
  /\band Pro\b/,
  /Unlimited saved/,
  /No transaction fees/,
];
const shownOf = (text: string, values = oldValues) => values.filter((value) => value.test(text)).map(String);

const withFlags = (granted: boolean) =>
  before.map((plan) => ({
    ...plan,
    features: { ...plan.features, canBoostListings: granted, canViewSuggestions: granted, canReadLibrary: granted },
  }));

/** What a plan sells only with a flag. */
const flagLines = [
  /Personalized suggestions/,
  /Your listing shown first/,
  /Success Library/,
  /suggested for/,
  /at the top of/,
  /Events that match/,
  /New events by email/,
  /Be found/,
  /Vendors who match/,
  /First in the search/,
  /better matches/,
  /visibility/,
  /AI event recommendations/,
  /AI vendor suggestions/,
  /library comes with/,
];

const membership = { tier: 'vendor_pro', isBasic: false, isPro: false, isOrganizerPro: false, isVendorPro: true };
const person = {
  id: 'a1',
  email: 'vera@example.org',
  role: 'vendor',
  contactName: 'Vera Holt',
  businessName: 'Juniper & Clay',
  emailConfirmedAt: null,
  createdAt: '2026-11-01T10:00:00.000Z',
  membership,
};
const staffAnswers = {
  AdminRecordSummaries: { records: { missing: [], items: [] } },
  Accounts: { accounts: { total: 1, items: [person] } },
  AccountRecord: { account: { ...person, profile: null, sessions: [], securityRecord: [] } },
};

/** Texts of different elements are words apart. */
function textIn(root: Node | null): string {
  const words: string[] = [];
  if (!root) return '';
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? '');
  return words.join(' ').replace(/\s+/g, ' ');
}
const mainText = () => textIn(document.querySelector('main'));

async function dialogText(reason: UpgradeReason, plans: typeof before): Promise<string> {
  const api = new FakeApi({ CurrentUser: { user: null }, UpgradeOffer: { catalog: { plans } } });
  const { container } = render(
    <Providers store={createStore()}>
      <MemoryRouter>
        <UpgradeOffer reason={reason} />
      </MemoryRouter>
    </Providers>,
  );
  await screen.findByText(plans === after ? '$31.43/month' : '$29/month');
  expect(api.named('UpgradeOffer')).toHaveLength(1);
  const text = textIn(container);
  cleanup();
  return text;
}

async function textOf(path: string, plans: typeof before): Promise<string> {
  const answers = {
    PlanCatalog: { catalog: { plans } },
    LandingTexts: refuse('NOT_READY', 'not now'),
    FoundingPlaces: { places: { limit: 12, left: 0 } },
  };
  openRoute(path, { answers });
  await screen.findByRole('heading', { level: 1 });
  const marker =
    path === '/help' ? /% of each paid booth/ : new RegExp(plans === after ? 'Starter|Plus' : 'Basic|Vendor (Pro|Mag)');
  await waitFor(() => {
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(mainText()).toMatch(marker);
  });
  const text = mainText();
  cleanup();
  return text;
}

describe('[BI-001] after every value of the catalog has changed', () => {
  it.each([
    ['/', ['5%', '$15', '$50', 'Up to 3 saved']],
    ['/pricing', ['$15', '$50', '$29', '$39', '25%', '5%', 'Vendor Magnet System']],
    ['/product/basic', ['5%', 'Up to 3 saved']],
    ['/product/vendor-pro', ['$15', '882', '60 days', 'Vendor Pro']],
    ['/product/organizer-pro', ['$50', '2,049', '80%', 'Vendor Magnet System']],
    ['/help', ['5%', 'on Basic', 'on Pro']],
  ])('%s shows none of the old ones', async (path, known) => {
    const old = await textOf(path, before);
    for (const value of known) expect(old).toContain(value);
    expect(shownOf(await textOf(path, after))).toEqual([]);
  });

  it.each([
    ['/vendor/recommendations', 'vendor', 'See which events fit you'],
    ['/organizer-pro', 'organizer', 'Part of a paid plan'],
    ['/admin/dashboard', 'admin', 'Market Plus'],
    ['/admin/users', 'admin', 'Stall Plus'],
    ['/admin/users/a1', 'admin', 'Stall Plus'],
  ] as const)('%s shows none of the old ones to a signed-in %s', async (path, viewer, shown) => {
    openRoute(path, { viewer, answers: { UpgradeOffer: { catalog: { plans: after } }, ...staffAnswers } });
    await waitFor(() => expect(mainText()).toContain(shown));
    expect(shownOf(mainText())).toEqual([]);
    cleanup();
  });

  it.each<[UpgradeReason, string[]]>([
    ['saves', ['Unlimited saved', 'No transaction fees']],
    ['templates', ['Vendor Pro and Pro']],
    ['library', ['Vendor Pro and Pro']],
    ['organizerTools', ['Vendor Magnet System and Pro']],
  ])('the upgrade dialog for %s shows none of the old ones', async (reason, known) => {
    const old = await dialogText(reason, before);
    for (const value of known) expect(old).toContain(value);
    expect(shownOf(await dialogText(reason, after))).toEqual([]);
  });
});

describe('[BI-001] after every flag of every plan was turned off', () => {
  it.each([
    ['/', ['suggested for', 'at the top of']],
    ['/pricing', ['Personalized suggestions', 'Your listing shown first', 'Success Library']],
    ['/product/basic', ['Success Library']],
    ['/product/vendor-pro', ['Events that match', 'New events by email', 'Be found']],
    ['/product/organizer-pro', ['Vendors who match', 'First in the search']],
  ])('%s sells nothing that depends on one', async (path, known) => {
    const old = await textOf(path, withFlags(true));
    for (const value of known) expect(old).toContain(value);
    expect(shownOf(await textOf(path, withFlags(false)), flagLines)).toEqual([]);
  });

  it.each<[UpgradeReason, string]>([
    ['saves', 'AI event recommendations'],
    ['templates', 'AI vendor suggestions'],
    ['library', 'library comes with'],
    ['organizerTools', 'at the top of'],
  ])('the upgrade dialog for %s sells nothing that depends on one', async (reason, known) => {
    expect(await dialogText(reason, withFlags(true))).toContain(known);
    expect(shownOf(await dialogText(reason, withFlags(false)), flagLines)).toEqual([]);
  });
});
