// `npm run screenshots`: the images of `README.md` and `docs/tour.md`, from a fresh demo, in `docs/images`.
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { executablePath, flags } from './support/browser.js';
import { demoData } from './support/demo-data.js';
import { accounts, leave, leaveWhenInterrupted, stallbook } from './support/fixtures.js';

const output = resolve(import.meta.dirname, '../../../docs/images');
const MAX_BYTES = 150_000;
const frames = {
  desktop: { viewport: { width: 1280, height: 860 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>;

interface Shown {
  name: string;
  path: string;
  who?: { email: string; password: string };
  frame?: keyof typeof frames;
  look?: 'light' | 'dark';
}

const vendor = { who: accounts.demoVendor };
const organizer = { who: accounts.demoOrganizer };
const admin = { who: accounts.admin };

async function pages(): Promise<Shown[]> {
  const { event, conversation } = await demoData();
  const roster = `/applications/roster?event=${event.path.split('/').at(-1)}`;
  return [
    { name: 'visitor-events', path: '/events' },
    { name: 'visitor-event', path: event.path, frame: 'phone', look: 'dark' },
    { name: 'vendor-dashboard', path: '/dashboard', ...vendor },
    { name: 'vendor-upcoming-events', path: '/vendor/upcoming-events', frame: 'phone', ...vendor },
    { name: 'vendor-profit-predictor', path: '/vendor/profit-predictor', ...vendor },
    { name: 'vendor-messages', path: conversation, frame: 'phone', look: 'dark', ...vendor },
    { name: 'organizer-dashboard', path: '/dashboard', ...organizer },
    { name: 'organizer-applications', path: '/applications', ...organizer },
    { name: 'organizer-roster', path: roster, ...organizer },
    { name: 'organizer-revenue', path: '/organizer/revenue', frame: 'phone', ...organizer },
    { name: 'admin-dashboard', path: '/admin/dashboard', ...admin },
    { name: 'admin-system', path: '/admin/system', look: 'dark', ...admin },
  ];
}

leaveWhenInterrupted();
try {
  await stallbook.start();
  const shown = await pages();
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: flags });
  for (const { name, path, who, frame = 'desktop', look = 'light' } of shown) {
    const context = await browser.newContext({
      ...frames[frame],
      baseURL: stallbook.url,
      colorScheme: look,
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      reducedMotion: 'reduce',
    });
    if (who) await context.request.post('/auth/sign-in', { data: who });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.getByText('Loading...').first().waitFor({ state: 'hidden' });
    // Content further down loads on scroll.
    await page.waitForFunction(() =>
      [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
    );
    const { size } = await sharp(await page.screenshot({ animations: 'disabled' }))
      .webp({ quality: 80, effort: 6 })
      .toFile(join(output, `${name}.webp`));
    if (size > MAX_BYTES) throw new Error(`${name}.webp has ${size} bytes. The limit is ${MAX_BYTES}.`);
    await context.close();
  }
  await browser.close();
} finally {
  await leave();
}
