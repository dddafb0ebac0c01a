import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe } from 'node:test';
import { pressUntil, reloadUntil, sees, type Person } from './support/browser.js';
import { ANNOUNCED_MS, UNDO_MS } from './support/patience.js';
import { pdf } from './support/pdf.js';
import { register } from './support/register.js';
import { it, person, stallbook, story } from './support/fixtures.js';

const name = 'Load-in map.pdf';
const content = pdf('Load-in from the north gate, 6:30 AM');
let link = '';

const ask = async ({ page }: Person, body: Record<string, unknown>): Promise<unknown> => {
  const headers = { origin: stallbook.url, 'idempotency-key': crypto.randomUUID() };
  return (await page.request.post('/graphql', { headers, data: body })).json();
};

describe('6. Files for those who paid', () => {
  it('[AT-003] [AT-006] [AT-017] [AT-018] the organizer attaches a PDF', async () => {
    const organizer = await person('organizer');
    const { page } = organizer;
    await page.goto(`/events/${story.market.id}`);
    await page.getByRole('button', { name: 'Upload files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Event Attachments' });
    await dialog.getByLabel(/Choose files/).setInputFiles({ name, mimeType: 'application/pdf', buffer: content });
    await dialog.getByLabel(`Description of ${name}`).fill('Where to drive in');
    await organizer.shot('upload');
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await sees(page.getByRole('button', { name: `Download ${name}` }));
    await sees(page.getByText('1/10'));
    await organizer.shot('attached');
  });

  it('[AT-004] [AT-005] [AT-008] the vendor who paid downloads it by a signed link', async () => {
    const vendor = await person('vendor');
    const { page } = vendor;
    await page.goto(`/events/${story.market.id}`);
    await reloadUntil(page.getByText('Access Granted'));
    await vendor.shot('access-granted');
    const opened = page.waitForEvent('popup');
    const saved = opened.then((tab) => tab.waitForEvent('download'));
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes('DownloadLink') === true,
    );
    await page.getByRole('button', { name: `Download ${name}` }).click();
    const download = await saved;
    assert.equal(download.suggestedFilename(), name);
    assert.deepEqual(await readFile(await download.path()), content);
    link = download.url();
    story.askForLink = (await answered).request().postDataJSON() as Record<string, unknown>;
  });

  it('[AT-005] [AT-009] [AT-011] a second vendor, accepted but not paid, is refused, by the page and by the API', async () => {
    const other = await person('otherVendor');
    const { page } = other;
    await register(other, 'otherVendor', {
      role: 'Vendor',
      businessName: 'Voss Honey',
      contactName: 'Mara Voss',
      city: 'Nashville',
      state: 'Tennessee',
    });
    await page.goto(`/events/${story.market.id}`);
    await sees(page.getByText('You need to apply to this event to access attachments'));
    const products = page.getByLabel('What products will you be selling? *');
    await pressUntil(page.getByRole('button', { name: 'Apply Now' }), products);
    await products.fill('Wildflower honey');
    await page.getByRole('button', { name: 'Send application' }).click();
    await sees(page.getByRole('button', { name: 'Application Submitted' }));

    const organizer = await person('organizer');
    await organizer.page.goto(`/applications?event=${story.market.id}&status=pending`);
    await organizer.page.getByRole('button', { name: 'Accept', exact: true }).click();
    await organizer.page.getByRole('dialog').getByRole('button', { name: 'Accept application' }).click();
    await sees(organizer.page.getByText('Voss Honey accepted'));
    await stallbook.advance(UNDO_MS);

    await sees(page.getByRole('link', { name: 'Notifications, 1 unread' }), ANNOUNCED_MS);
    await reloadUntil(page.getByText('Payment required to access event attachments'));
    await sees(page.getByText('Access Required'));
    await sees(page.getByText('Restricted'));
    assert.equal(await page.getByRole('button', { name: `Download ${name}` }).count(), 0);
    await other.shot('access-required');
    const reply = JSON.stringify(await ask(other, story.askForLink));
    assert.match(reply, /PERMISSION_DENIED/);
    assert.match(reply, /Payment required to access event attachments/);
    assert.ok(JSON.stringify(await ask(await person('vendor'), story.askForLink)).includes('/files/'));
  });

  it('[AT-004] the link is dead after its time, for everyone', async () => {
    await stallbook.advance(6 * 60_000);
    const vendor = await person('vendor');
    const reply = await vendor.page.goto(link);
    assert.equal(reply?.status(), 410);
    await sees(vendor.page.getByText('This link has expired. Go back and open the file again.'));
    await vendor.shot('dead-link');
  });
});
