import { findByCode, seedMarketEvents } from '../fixtures/market-events.js';
import { signUpVendor } from '../fixtures/marketplace.js';
import { onVendorPro } from '../fixtures/plans.js';
import type { BenchCase } from '../harness/bench-case.js';
import type { BenchHarness } from '../harness/bench-harness.js';
import type { Browser } from '../harness/browser.js';
import { ratioFigure } from '../harness/figure.js';
import { sharesOf } from '../harness/processor.js';
import { interleave, p95 } from '../harness/rounds.js';
import { until } from '../harness/until.js';

const PREFIX = 'bench_recommend';
const MARKET_EVENTS = 100_000;
const REQUESTS = 400;
const CONNECTIONS = 20;
/** Until the place of a new vendor is known. */
const PLACE_MS = 60_000;

const PLACES = [
  ['Portland', 'OR'],
  ['Nashville', 'TN'],
  ['Austin', 'TX'],
  ['Des Moines', 'IA'],
  ['Boulder', 'CO'],
  ['Atlanta', 'GA'],
] as const;

const PREFERENCES = [
  { productCategories: ['Bread', 'Honey'], maxTravelDistance: 100, boothFeeMaxCents: 50_000, eventTypes: [] },
  { productCategories: ['Pottery'], maxTravelDistance: 250, boothFeeMaxCents: 8_000, eventTypes: ['craft_fair'] },
  { productCategories: [], maxTravelDistance: 50, boothFeeMaxCents: 12_000, eventTypes: ['festival', 'art_show'] },
];

interface Answer {
  recommendations: { placeKnown: boolean; data: unknown[] };
}

export const recommend: BenchCase = {
  name: 'recommend',
  title: 'recommendations for vendors over 100,000 open market events, against finds by an indexed field',
  async run(stage) {
    const db = stage.client.db(`${PREFIX}_events`);
    await seedMarketEvents(db, MARKET_EVENTS, { open: true });
    const app = await stage.stallbook(PREFIX);
    const vendors = await openVendors(stage, app.url);
    const tail = (ask: (index: number) => Promise<unknown>) => p95(REQUESTS, CONNECTIONS, ask);
    const find = findByCode(db);
    const used = { ours: '', bare: '' };
    const measured = async (side: 'ours' | 'bare', ask: (index: number) => Promise<unknown>) => {
      const before = stage.processor({ app });
      const ms = await tail(ask);
      used[side] = sharesOf(before, stage.processor({ app }), REQUESTS);
      return ms;
    };
    const { bare, ours } = await stage.profiled(app, 'recommend', () =>
      interleave({
        bare: () => measured('bare', find),
        ours: () => measured('ours', (index) => recommendationsOf(vendors[index % vendors.length] as Browser)),
      }),
    );
    await app.stop();
    const name = 'recommendations, p95, 100,000 open events';
    const note = `ours ${used.ours}; bare ${used.bare}`;
    return [ratioFigure({ name, unit: 'ms', bar: { most: 10 }, note }, ours, bare)];
  },
};

const recommendationsOf = (vendor: Browser) => vendor.query<Answer>('Recommendations', {});

/** Vendors of several places with different preferences, each with recommendations. */
async function openVendors(stage: BenchHarness, url: string): Promise<Browser[]> {
  const vendors: Browser[] = [];
  for (const [index, [city, state]] of PLACES.entries()) {
    const { id, browser } = await signUpVendor(stage, url, index, { city, state });
    await onVendorPro(stage, PREFIX, id);
    const input = { boothFeeMinCents: 0, ...PREFERENCES[index % PREFERENCES.length] };
    await browser.mutate('SaveVendorPreferences', { input });
    await until(async () => (await recommendationsOf(browser)).recommendations.data.length > 0, PLACE_MS);
    vendors.push(browser);
  }
  return vendors;
}
