import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { launched } from '../support/browser.js';
import { inspect, listen } from '../support/inspect.js';
import { addresses, type Visitor } from '../support/routes.js';
import { accounts, stallbook } from '../support/world.js';

const everything = process.argv.includes('--full');
const signedInAs = {
  visitor: undefined,
  vendor: accounts.demoVendor,
  organizer: accounts.demoOrganizer,
  admin: accounts.admin,
};
const widths = everything ? [390, 1280] : [390];
const looks = everything ? (['light', 'dark'] as const) : (['light'] as const);

async function walk(who: Visitor, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const browser = await launched();
  const context = await browser.newContext({
    baseURL: stallbook.url,
    viewport: { width, height: 900 },
    colorScheme,
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const account = signedInAs[who];
  if (account) await context.request.post('/auth/sign-in', { data: account });
  const page = await context.newPage();
  const heard = listen(page);
  const faults: string[] = [];
  const paths = await addresses(who, everything);
  for (const path of paths) faults.push(...(await inspect(page, path, heard)));
  await context.close();
  assert.ok(paths.length > 0, `no page for the ${who}`);
  assert.equal(faults.length, 0, `${faults.length} faults:\n${faults.join('\n')}`);
}

describe('Every page, for everyone who may open it', { concurrency: 2 }, () => {
  for (const width of widths)
    for (const look of looks)
      for (const who of Object.keys(signedInAs) as Visitor[])
        void it(`[UI-014] the pages of the ${who}, ${look}, ${width} px wide: no fault, one heading, a title that fits`, () =>
          walk(who, width, look));
});
