/// <reference lib="dom" />
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe } from 'node:test';
import { sees, type Person } from './support/browser.js';
import { accounts, it, person } from './support/fixtures.js';

const file = resolve(import.meta.dirname, '../../events/data/farmers-markets-2027.csv');
const everyRule = resolve(import.meta.dirname, '../../events/src/import/testing/every-rule.csv');
/** Enough to follow the progress, and the markets of one city for pages of results. */
const isImported = (line: string, number: number) => number <= 540 || line.includes(',Portland,');
const rows = 553;
const twins = 1;
/** Markets of these rows that the demo already lists, if their dates did not have to be moved. */
const samples = 12;
const nextYear = new Date().getUTCFullYear() + 1;

/** The markets of the file in the coming year, because past markets cannot be claimed. */
async function marketsToCome(): Promise<Buffer> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(isImported);
  return Buffer.from(`${lines.join('\n')}\n`.replaceAll(',2027-', `,${nextYear}-`));
}

/** Returns a function that lists every progress value shown so far. */
async function watchProgress({ page }: Person): Promise<() => Promise<number[]>> {
  const bar = page.getByRole('progressbar', { name: 'Import progress' });
  await bar.evaluate((element) => {
    const seen = [Number(element.getAttribute('aria-valuenow'))];
    Object.assign(window, { seenProgress: seen });
    new MutationObserver(() => seen.push(Number(element.getAttribute('aria-valuenow')))).observe(element, {
      attributes: true,
      attributeFilter: ['aria-valuenow'],
    });
  });
  return () => page.evaluate(() => (window as unknown as { seenProgress: number[] }).seenProgress);
}

/** At first, the report shows the warnings that decide. */
const seeAllWarnings = ({ page }: Person): Promise<void> => page.getByText(/^All \([\d,]+\)$/).click();

const tile = async ({ page }: Person, label: string): Promise<number> => {
  const text = await page.getByText(label, { exact: true }).first().locator('..').innerText();
  return Number(text.replace(label, '').replaceAll(/\D/g, ''));
};

describe('1. The admin imports real markets', () => {
  it('[ID-017] [CL-042] the admin signs in and sees a preview of the file', async () => {
    const admin = await person('admin');
    await admin.signIn(accounts.admin.email, accounts.admin.password);
    await admin.page.goto('/admin/import');
    await admin.page.getByLabel(/Choose a CSV file/).setInputFiles({
      name: 'farmers-markets.csv',
      mimeType: 'text/csv',
      buffer: await marketsToCome(),
    });
    await sees(admin.page.getByRole('table', { name: 'Preview' }).getByText('Danville, VT'));
    await admin.shot('import-preview');
  });

  it('[CL-042] [CL-047] [CL-057] the import runs in batches of 5, its progress shows, and it reports what became of every row', async () => {
    const admin = await person('admin');
    await admin.page.getByRole('button', { name: 'Start import' }).click();
    const progress = await watchProgress(admin);
    await sees(admin.page.getByText(`of ${rows} rows`));
    await admin.shot('import-under-way');
    await admin.page.getByText(`Finished: ${rows} rows read.`).waitFor({ timeout: 300_000 });
    const seen = await progress();
    const between = seen.filter((value) => value > 0 && value < rows);
    assert.ok(between.length >= 3, `progress was shown as ${seen.join(', ')}`);
    // The last batch has fewer rows, and may end before another one.
    assert.ok(
      between.every((value) => value % 5 === 0 || value % 5 === rows % 5),
      `not in batches of 5: ${between.join(', ')}`,
    );
    assert.deepEqual(
      seen,
      [...seen].sort((a, b) => a - b),
    );
    const skipped = await tile(admin, 'Skipped as duplicates');
    assert.ok(skipped >= twins && skipped <= twins + samples, `skipped ${skipped} rows`);
    assert.equal(await tile(admin, 'Created events'), rows - skipped);
    assert.equal(await tile(admin, 'Failed rows'), 0);
    assert.ok(
      (await tile(admin, 'Row warnings')) >= 2 * (rows - skipped),
      'every created event lacks at least its fee and its number of booths',
    );
    await sees(admin.page.getByText(/^Missing in all [\d,]+ rows and filled in: .*Vendor fee/));
    await seeAllWarnings(admin);
    await sees(admin.page.getByRole('table', { name: 'Warnings' }).getByText('Missing. Used $75.'));
    await admin.shot('import-report');
  });

  it('[CL-045] [CL-046] [CL-047] [CL-050] [CL-051] a file that needs every rule is reported value by value', async () => {
    const admin = await person('admin');
    const { page } = admin;
    await page.getByRole('button', { name: 'Import another file' }).click();
    await page.getByLabel(/Choose a CSV file/).setInputFiles(everyRule);
    await sees(page.getByText('Unused columns: Parking Notes'));
    await page.getByRole('button', { name: 'Start import' }).click();
    await sees(page.getByText('Finished: 39 rows read.'));
    const reported = async (table: string, text: string | RegExp) =>
      sees(page.getByRole('table', { name: table }).getByText(text));
    for (const text of ['Has no name.', 'Has no city.', 'Has no state.']) await reported('Failed rows', text);
    const replaced = [
      /^Missing\. Used the next Saturday, 20\d\d-\d\d-\d\d\.$/,
      '"05/08/2027" is not a date written as YYYY-MM-DD, like 2027-05-08. Used the event date, 2027-05-15.',
      /^"2031-01-01" is not in the years 20\d\d to 20\d\d\. Used the fallback, 2025-09-01\.$/,
      '"early" is not a time like 9:00 AM or 21:30. Used 9:00 AM.',
      '"free" can\'t be used. Used $45.',
      '"0" can\'t be used. Used $60.',
      '"many" can\'t be used. Used 60.',
    ];
    await seeAllWarnings(admin);
    for (const text of replaced) await reported('Warnings', text);
    assert.equal(await tile(admin, 'Created events'), 34);
    assert.equal(await tile(admin, 'Failed rows'), 4);
    await admin.shot('every-rule-report');
  });
});
