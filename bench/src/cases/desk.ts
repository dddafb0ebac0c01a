import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { openDesk } from '../fixtures/desk.js';
import type { BenchCase } from '../harness/bench-case.js';
import type { BenchHarness } from '../harness/bench-harness.js';
import { Browser, DEMO } from '../harness/browser.js';
import { openChromium, scrollToEnd, shownAfter, type Scrolled } from '../harness/chromium.js';
import { plainFigure } from '../harness/figure.js';
import { milliseconds } from '../harness/rounds.js';
import { until } from '../harness/until.js';

const PREFIX = 'bench_desk';
const APPLICATIONS = 2_000;
const BULK = 500;
const OPENINGS = 5;
const SCROLLED_PAGES = 4;
const BULKS = 3;
/** A minute to undo, and then one step after another. */
const ANNOUNCED_MS = 180_000;
const LOOK_MS = 50;
const CARD = 'main h2';

interface Decided {
  ms: number;
  /** Different texts of progress that the organizer saw. */
  steps: number;
}

export const desk: BenchCase = {
  name: 'desk',
  title: 'the desk with 2,000 applications and photos in Chromium: first content, scrolling, bulk decisions over 500',
  async run(stage) {
    const app = await stage.stallbook(PREFIX);
    const organizer = await Browser.signedIn(app.url, DEMO.organizer);
    const { eventId, vendorIds } = await openDesk(stage, PREFIX, organizer, APPLICATIONS);
    await stage.rested(app);
    const chromium = await openChromium(app.url, DEMO.organizer);
    const address = `/applications?event=${eventId}&status=pending`;
    try {
      const shown: number[] = [];
      for (let round = -1; round < OPENINGS; round += 1) {
        const page = await chromium.newPage();
        const ms = await shownAfter(page, address, CARD);
        if (round >= 0) shown.push(ms);
        await page.context().close();
      }
      const page = await chromium.newPage();
      const scrolled = await scrollPages(page, address);
      const decided: Decided[] = [];
      for (let round = 0; round < BULKS; round += 1) {
        await page.goto(address);
        decided.push(await stage.profiled(app, 'desk', () => acceptTogether(page)));
        await until(async () => (await notified(stage, vendorIds)).length >= (round + 1) * BULK, ANNOUNCED_MS);
        await stage.rested(app);
      }
      const once = (await notified(stage, vendorIds)).filter(({ times }) => times === 1);
      return figures({ shown, scrolled, decided, wrong: BULKS * BULK - once.length });
    } finally {
      await chromium.close();
      await app.stop();
    }
  },
};

function figures(found: { shown: number[]; scrolled: Scrolled[]; decided: Decided[]; wrong: number }) {
  const { shown, scrolled, decided, wrong } = found;
  const longFrames = scrolled.map((one) => one.longFrames);
  const gaps = scrolled.map((one) => one.longestGap);
  const took = decided.map(({ ms }) => ms);
  const steps = decided.map((one) => one.steps);
  return [
    plainFigure({ name: 'desk of 2,000, first content', unit: 'ms', bar: { most: 1_500 } }, shown),
    plainFigure({ name: 'desk, frames above 50 ms on a page', unit: '', bar: { most: 0 } }, longFrames),
    plainFigure({ name: 'desk, longest time between frames', unit: 'ms' }, gaps),
    plainFigure({ name: 'bulk decision over 500', unit: 'ms', bar: { most: 5_000 } }, took),
    plainFigure({ name: 'bulk decision, progress texts seen', unit: '', bar: { least: 3 } }, steps),
    plainFigure({ name: 'vendors without exactly one notification', unit: '', bar: { most: 0 } }, [wrong]),
  ];
}

async function scrollPages(page: Page, address: string): Promise<Scrolled[]> {
  const scrolled: Scrolled[] = [];
  for (let number = 1; number <= SCROLLED_PAGES; number += 1) {
    await page.goto(`${address}&page=${number}`);
    await page.locator(CARD).first().waitFor();
    scrolled.push(await scrollToEnd(page));
  }
  return scrolled;
}

/** From the last click until the organizer sees that all are decided. */
async function acceptTogether(page: Page): Promise<Decided> {
  const button = (name: RegExp): Locator => page.getByRole('button', { name });
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  await button(/^Select (the first|all) \d+$/).click();
  await page.getByText(`${BULK} selected`).waitFor();
  await page.getByRole('region', { name: 'Selected applications' }).getByRole('button', { name: 'Accept' }).click();
  const send = button(new RegExp(`^Accept ${BULK}$`));
  await send.waitFor();
  const seen = new Set<string>();
  const status = page.getByRole('status', { name: 'Progress of the decision' });
  const ms = await milliseconds(async () => {
    await send.click();
    for (let text = ''; !/\d+ applications accepted/.test(text);) {
      await pause(LOOK_MS);
      text = (await status.textContent()) ?? '';
      if (text) seen.add(/Deciding \d+ of \d+/.exec(text)?.[0] ?? text);
    }
  });
  return { ms, steps: seen.size };
}

/** The vendors who were notified of an acceptance, and how often. */
function notified({ client }: BenchHarness, vendorIds: string[]): Promise<{ _id: string; times: number }[]> {
  const notifications = client.db(`${PREFIX}_notifications`).collection('notifications');
  return notifications
    .aggregate<{ _id: string; times: number }>([
      { $match: { type: 'application_accepted', userId: { $in: vendorIds } } },
      { $group: { _id: '$userId', times: { $sum: 1 } } },
    ])
    .toArray();
}
