import { setTimeout as pause } from 'node:timers/promises';
import { newId } from '@stallbook/kernel';
import { accept, openMarketplace, submit, VENDOR_PASSWORD, type Draft } from '../fixtures/marketplace.js';
import { hitsOf } from '../fixtures/search.js';
import type { BenchCase } from '../harness/bench-case.js';
import type { Browser } from '../harness/browser.js';
import { plainFigure } from '../harness/figure.js';
import { spread } from '../harness/rounds.js';
import type { BenchHarness } from '../harness/bench-harness.js';

const PREFIX = 'bench_erase';
const PEOPLE = 3;
/** A draft and a submission each; together about 1,000 events per person in five services. */
const APPLICATIONS = 340;
const ACCEPTED = 100;
const PROFILES = 110;
const OPINIONS = 8;
const CONCURRENCY = 8;
const WITHIN_MS = 180_000;

export const erase: BenchCase = {
  name: 'erase',
  title: 'erasure of a person with 1,000 events in five services, and what a search finds of them afterwards',
  async run(stage) {
    const app = await stage.stallbook(PREFIX);
    const wanted = { drafts: PEOPLE * APPLICATIONS, vendors: PEOPLE };
    const { organizer, drafts } = await openMarketplace(stage, app.url, wanted);
    const people = [...new Set(drafts.map(({ vendor }) => vendor))];
    const took: number[] = [];
    const found: number[] = [];
    const before: number[] = [];
    for (const vendor of people) {
      const own = drafts.filter((draft) => draft.vendor === vendor);
      const words = await leaveTraces(organizer, vendor, own);
      before.push(await hitsOf(stage, PREFIX, words));
      took.push(await eraseAndWait(stage, vendor));
      found.push(await hitsOf(stage, PREFIX, words));
    }
    await app.stop();
    const note = `found before: ${before.join(', ')} documents; what Kafka keeps until it compacts is not searched`;
    return [
      plainFigure({ name: 'erase a person, until all services reported', unit: 'ms', bar: { most: 5_000 } }, took),
      plainFigure({ name: 'found of an erased person', unit: 'hits', bar: { most: 0 }, note }, found),
    ];
  },
};

/** @returns the words by which the person is found. */
async function leaveTraces(organizer: Browser, vendor: Browser, drafts: readonly Draft[]): Promise<string[]> {
  const name = `Wilhelmina ${newId()}`;
  const phone = `+1 ${newId()}`;
  const { user } = await vendor.query<{ user: { email: string } }>('CurrentUser', {});
  await vendor.mutate('UpdateProfile', { input: { contactName: name, businessName: name, phone } });
  for (let index = 1; index < PROFILES; index += 1) {
    await vendor.mutate('UpdateProfile', { input: { description: `${name}, for the ${index}th time` } });
  }
  await spread(drafts.length, CONCURRENCY, (index) => submit(drafts[index] as Draft));
  await spread(ACCEPTED, CONCURRENCY, (index) => accept(organizer, drafts[index]?.id ?? ''));
  for (let index = 0; index < OPINIONS; index += 1) {
    const about = { category: 'general', page: '/', url: '/', userAgent: 'bench', timestamp: new Date().toISOString() };
    await vendor.mutate('SubmitFeedback', { input: { ...about, name, message: `Call ${phone}` } });
  }
  return [name, phone, user.email];
}

/** In milliseconds, by identity's clock, while services may still be catching up. */
async function eraseAndWait(stage: BenchHarness, vendor: Browser): Promise<number> {
  const input = { currentPassword: VENDOR_PASSWORD };
  const { erasure } = await vendor.mutate<{ erasure: { id: string } }>('EraseAccount', { input });
  const erasures = stage.client.db(`${PREFIX}_identity`).collection<Erasure>('erasures');
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await pause(50)) {
    const found = await erasures.findOne({ _id: erasure.id });
    if (found?.completedAt) return Date.parse(found.completedAt) - Date.parse(found.requestedAt);
  }
  throw new Error('the erasure took too long');
}

interface Erasure {
  _id: string;
  requestedAt: string;
  completedAt: string | null;
}
