import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { sees } from './support/browser.js';
import { it, person, stallbook, story, type Who } from './support/fixtures.js';
import { PATIENCE_MS, within } from './support/patience.js';

const pages = (): [Who, string, RegExp | string][] => [
  ['visitor', `/events/${story.market.id}`, 'Apply to Participate'],
  ['visitor', '/events?location=Portland&range=all', /^\d+ events$/],
  ['vendor', '/vendor/applications', story.market.title],
  ['vendor', '/vendor/payments', '$85.00'],
  ['vendor', `/events/${story.market.id}`, 'Access Granted'],
  ['organizer', '/my-events', story.market.title],
  ['organizer', `/applications?event=${story.market.id}&status=all`, 'Lind Pottery'],
  ['organizer', '/payment-tracking', '$80.75'],
  ['organizer', '/billing', 'Connected'],
  ['otherVendor', `/events/${story.market.id}`, 'Payment required to access event attachments'],
  ['admin', '/admin/claims?status=approved', story.market.title],
];

async function textOf(who: Who, path: string, complete: RegExp | string): Promise<string> {
  const { page } = await person(who);
  await page.goto(path);
  const main = page.getByRole('main');
  await sees(main.getByText(complete));
  const folded = main.getByRole('button', { name: 'Show timeline' });
  for (let left = await within(PATIENCE_MS, folded.count()); left > 0; left -= 1) await folded.first().click();
  await main.getByText('Loading...').first().waitFor({ state: 'hidden' });
  await main.locator('[aria-busy=true]').first().waitFor({ state: 'hidden' });
  return (await main.innerText()).trim();
}

/** Each person reads one page after the other, all of them at the same time. */
const readAll = async (): Promise<Record<string, string>> => {
  const texts: Record<string, string> = {};
  const read = async (reader: Who) => {
    const own = pages().filter(([who]) => who === reader);
    for (const [who, path, complete] of own) texts[`${who} ${path}`] = await textOf(who, path, complete);
  };
  const readers = await Promise.allSettled([...new Set(pages().map(([who]) => who))].map(read));
  const failed = readers.find((reader) => reader.status === 'rejected');
  if (failed) throw failed.reason;
  return texts;
};

async function mailIds(): Promise<string[]> {
  const mails = (await (await fetch(`${stallbook.mailbox}/email`)).json()) as { messageId: string }[];
  return mails.map(({ messageId }) => messageId);
}

let before: Record<string, string> = {};

/** Services that were just started, or read their events again, may take a moment. */
async function showsTheSame(): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const now = await readAll();
    if (Date.now() > end || isDeepStrictEqual(now, before)) return assert.deepEqual(now, before);
  }
}

describe('8. Nothing is lost', () => {
  it('everything is stopped and started again, and all of it is still there, sessions and mails included', async () => {
    before = await readAll();
    const mails = await mailIds();
    for (const who of ['visitor', 'vendor', 'organizer', 'otherVendor', 'admin'] as const)
      await (await person(who)).page.goto('about:blank');
    assert.equal(await stallbook.stop(), 0);
    await stallbook.start();
    await showsTheSame();
    // Those that were waiting follow after the start, each once.
    const now = await mailIds();
    assert.deepEqual(
      mails.filter((id) => !now.includes(id)),
      [],
    );
    assert.equal(new Set(now).size, now.length);
    await (await person('organizer')).shot('after-restart');
  });

  it('the read models of the applications are rebuilt from their events, and every page shows the same', async () => {
    assert.match(await stallbook.run('replay', ['applications']), /application/);
    await showsTheSame();
    await (await person('vendor')).shot('after-replay');
  });
});
