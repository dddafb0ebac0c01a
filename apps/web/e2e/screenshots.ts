// `npm run screenshots`: the main pages on phone and desktop, light and dark, for `docs/screenshots`.
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { executablePath, flags } from './support/browser.js';
import { accounts, leave, leaveWhenInterrupted, someEvent, stallbook } from './support/fixtures.js';

const output = resolve(import.meta.dirname, '../../../docs/screenshots');
const frames: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1280, height: 860 } },
  mobile: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const looks = ['light', 'dark'] as const;

interface Shown {
  name: string;
  path: string;
  who?: { email: string; password: string };
}

leaveWhenInterrupted();
try {
  await stallbook.start();
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const pages: Shown[] = [
    { name: 'start', path: '/' },
    { name: 'events', path: '/events' },
    { name: 'event', path: await someEvent() },
    { name: 'vendor-dashboard', path: '/dashboard', who: accounts.demoVendor },
    { name: 'organizer-dashboard', path: '/dashboard', who: accounts.demoOrganizer },
    { name: 'create-event', path: '/create-event', who: accounts.demoOrganizer },
    { name: 'admin-import', path: '/admin/import', who: accounts.admin },
  ];
  const browser = await chromium.launch({ executablePath, args: flags });
  for (const [frame, options] of Object.entries(frames)) {
    for (const colorScheme of looks) {
      for (const { name, path, who } of pages) {
        const context = await browser.newContext({
          ...options,
          baseURL: stallbook.url,
          colorScheme,
          locale: 'en-US',
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
        const file = join(output, `${name}-${frame}-${colorScheme}.webp`);
        await sharp(await page.screenshot({ animations: 'disabled' }))
          .webp({ quality: 80, effort: 6 })
          .toFile(file);
        await context.close();
      }
    }
  }
  await browser.close();
} finally {
  await leave();
}
