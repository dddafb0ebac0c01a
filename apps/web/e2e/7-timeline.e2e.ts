import assert from 'node:assert/strict';
import { describe } from 'node:test';
import { sees, type Person } from './support/browser.js';
import { it, person, story } from './support/fixtures.js';

async function timeline({ page }: Person, path: string, card: string): Promise<string[]> {
  await page.goto(path);
  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: card }) });
  await own.getByRole('button', { name: 'Show timeline' }).click();
  const entries = own
    .getByRole('list')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await sees(entries);
  return (await entries.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

describe('7. Both read what happened', () => {
  it('the timeline shows who did what, when, and what it changed', async () => {
    const organizer = await person('organizer');
    const seen = await timeline(organizer, `/applications?event=${story.market.id}&status=all`, 'Lind Pottery');
    await organizer.shot('timeline');
    const told: [string, string, string][] = [
      ['Application sent', 'Lind Pottery', 'Status: draft → pending'],
      ['Accepted', 'Hillside Markets', 'Status: pending → accepted'],
      ['Vendor notified', '', ''],
      ['Payment completed', '', 'Payment status:'],
    ];
    for (const [what, who, change] of told) {
      const entry = seen.find((text) => text.startsWith(what)) ?? '';
      assert.ok(entry.startsWith(what) && entry.includes(who), `${what} by ${who} in:\n${seen.join('\n')}`);
      assert.ok(entry.toLowerCase().includes(change.toLowerCase()), `${change} in: ${entry}`);
      assert.match(entry, /20\d\d,? \d{1,2}:\d\d/);
    }
    const vendor = await person('vendor');
    const [first = '', ...rest] = await timeline(vendor, '/vendor/applications', story.market.title);
    assert.match(first, /^Draft started Lind Pottery/); // the vendor's own: organizers see nothing of drafts
    assert.deepEqual(
      rest,
      seen.filter((entry) => !entry.startsWith('Vendor notified')),
    );
    await vendor.shot('timeline');
  });
});
