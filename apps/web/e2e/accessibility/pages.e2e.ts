import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newContext } from '../support/browser.js';
import { Inspector, type View } from '../support/inspect.js';
import { addresses, type Visitor } from '../support/routes.js';
import { signedInAs, stallbook } from '../support/fixtures.js';

const everything = process.argv.includes('--full');
const phoneByDay: View = { width: 390, colorScheme: 'light' };
const everyView: View[] = [
  phoneByDay,
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  // The same at 200 %.
  { width: 640, colorScheme: 'light', withoutAxe: true },
];

async function walk(who: Visitor): Promise<void> {
  const context = await newContext({ baseURL: stallbook.url, locale: 'en-US', reducedMotion: 'reduce' });
  const account = signedInAs[who];
  if (account) await context.request.post('/auth/sign-in', { data: account });
  const inspector = new Inspector(await context.newPage(), everything ? everyView : [phoneByDay]);
  const faults: string[] = [];
  const paths = await addresses(who, everything);
  for (const path of paths) faults.push(...(await inspector.inspect(path)));
  await context.close();
  assert.ok(paths.length > 0, `no page for the ${who}`);
  assert.equal(faults.length, 0, `${faults.length} faults:\n${faults.join('\n')}`);
}

describe('Every page, for everyone who may open it', { concurrency: 2 }, () => {
  for (const who of Object.keys(signedInAs) as Visitor[])
    void it(`[UI-014] the pages of the ${who}${everything ? ' in both themes and widths' : ''}: no fault, one heading, a title that fits`, () =>
      walk(who));
});
