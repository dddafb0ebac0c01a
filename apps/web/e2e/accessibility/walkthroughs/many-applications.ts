import assert from 'node:assert/strict';
import { after, describe } from 'node:test';
import { reloadUntil, sees, type Person } from '../../support/browser.js';
import { crowdAt, type Crowd } from '../../support/crowd.js';
import { accounts, it, newcomer, part } from '../../support/fixtures.js';
import { sizes } from './sizes.js';

const MANY = 200;
const TITLE = 'Two Hundred Stalls Fair';
const BAKERS = 40;
const NAMED_MS = 60_000;
let crowd: Crowd | undefined;

for (const size of sizes) {
  const { device } = size;
  /** Each size has its own, because what one accepts stays accepted. */
  const [first = '', second = ''] = device === 'phone' ? ['Stall 001', 'Stall 006'] : ['Stall 011', 'Stall 016'];
  let organizer: Person;

  describe(`An organizer with ${MANY} applications, on a ${device}`, { timeout: 600_000 }, () => {
    after(part);

    const bar = () => organizer.page.getByRole('region', { name: 'Selected applications' });
    const decision = () => organizer.page.getByRole('status', { name: 'Progress of the decision' });
    const counted = (count: number) => organizer.page.getByText(`${count} applications`, { exact: true });

    it(`finds the bakers among them on a ${device}`, async () => {
      crowd ??= await crowdAt(TITLE, MANY);
      organizer = await newcomer(`busy-organizer-${device}`, size);
      const { page } = organizer;
      await organizer.signIn(accounts.demoOrganizer.email, accounts.demoOrganizer.password);
      await page.goto('/applications?status=all');
      await page.getByLabel('Event', { exact: true }).selectOption(crowd.eventId);
      await reloadUntil(counted(MANY));
      await organizer.shot('applications');
      await page.getByRole('searchbox', { name: 'Search' }).fill('Sourdough');
      await sees(counted(BAKERS));
    });

    it(`compares two of them and shortlists both on a ${device}`, async () => {
      const { page } = organizer;
      await page.goto(`/applications?event=${crowd?.eventId}&status=all&q=Sourdough&order=vendor`);
      // The names of 200 new accounts are still on their way.
      await reloadUntil(page.getByLabel(`Select ${first}`), NAMED_MS);
      for (const name of [first, second]) await page.getByLabel(`Select ${name}`).check();
      await page.getByRole('searchbox', { name: 'Search' }).fill('honey');
      await sees(counted(BAKERS));
      await bar().getByRole('button', { name: 'Compare' }).click();
      const comparison = page.getByRole('dialog', { name: 'Compare applications' });
      for (const name of [first, second]) {
        const column = await comparison.getByRole('columnheader', { name }).boundingBox();
        assert.ok(column && column.x + column.width <= size.width, `${name} is out of view`);
        const star = comparison.getByRole('button', { name: `Shortlist ${name}` });
        await star.click();
        await sees(comparison.getByRole('button', { name: `Shortlist ${name}`, pressed: true }));
      }
      await organizer.shot('comparison');
      await page.keyboard.press('Escape');
      await bar().getByRole('button', { name: 'Clear' }).click();
      await page.getByRole('searchbox', { name: 'Search' }).fill('');
      await page.getByRole('button', { name: 'Shortlist only' }).click();
      await sees(page.getByLabel(`Select ${second}`));
    });

    it(`accepts the whole list and undoes it on a ${device}`, async () => {
      const { page } = organizer;
      await page.getByRole('button', { name: 'Shortlist only' }).click();
      await page.getByRole('group', { name: 'Status' }).getByText('Pending').click();
      await page
        .getByLabel(/^Select Stall/)
        .first()
        .check();
      await bar()
        .getByRole('button', { name: /^Select all \d+$/ })
        .click();
      await bar()
        .getByRole('button', { name: /^Accept \d+$/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Accept applications' });
      await organizer.shot('accept-together');
      await dialog.getByRole('button', { name: /^Accept \d+$/ }).click();
      // The newest comes first. What the other size decided a moment ago can be undone as well.
      const whole = decision().getByText(/^\d{3} applications accepted$/);
      await sees(whole);
      await decision().getByRole('button', { name: 'Undo' }).first().click();
      await whole.waitFor({ state: 'detached' });
      await sees(decision().getByText('Undone. All of them are pending again.').first());
    });

    it(`accepts the shortlist and prints the roster on a ${device}`, async () => {
      const { page } = organizer;
      await page.getByRole('button', { name: 'Shortlist only' }).click();
      for (const name of [first, second]) await page.getByLabel(`Select ${name}`).check();
      await bar()
        .getByRole('button', { name: /^Accept \d+$/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Accept applications' });
      await dialog.getByRole('button', { name: 'Accept 2' }).click();
      await sees(decision().getByText('2 applications accepted'));
      await page.getByRole('link', { name: 'Roster' }).click();
      for (const name of [first, second]) await sees(page.getByRole('row').filter({ hasText: name }));
      await organizer.shot('roster');
      await page.emulateMedia({ media: 'print' });
      const paper = await page.getByRole('main').innerText();
      for (const name of [first, second]) assert.ok(paper.includes(name), `${name} is not on paper`);
      await page.emulateMedia({ media: null });
    });

    it(`reviews one by one, with the keys after a click on a ${device}`, async () => {
      const { page } = organizer;
      await page.goto(`/applications?event=${crowd?.eventId}&status=pending`);
      await page.getByRole('button', { name: 'Review one by one' }).click();
      const review = page.getByRole('dialog', { name: 'Application', exact: true });
      // The same number again would take the rating of the other size away.
      const rating = device === 'phone' ? '4 of 5' : '3 of 5';
      await review.getByRole('button', { name: rating }).click();
      await sees(review.getByRole('button', { name: rating, pressed: true }));
      await organizer.shot('review');
      await page.keyboard.press('a');
      await sees(page.getByRole('button', { name: 'Accept application' }));
      await page.keyboard.press('Escape');
      await page.keyboard.press('ArrowRight');
      await sees(review.getByRole('status').filter({ hasText: /, 2 of \d+$/ }));
    });
  });
}
