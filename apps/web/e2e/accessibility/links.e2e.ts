import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { newContext } from '../support/browser.js';
import { Crawler } from '../support/crawler.js';
import { demoData } from '../support/demo-data.js';
import { accounts, stallbook } from '../support/fixtures.js';
import { linksInMails } from '../support/mailbox.js';
import { PATIENCE_MS } from '../support/patience.js';
import type { Visitor } from '../support/routes.js';

const roles: Record<Visitor, { account?: { email: string; password: string }; mailbox?: string }> = {
  visitor: {},
  vendor: { account: accounts.demoVendor, mailbox: accounts.demoVendor.email },
  organizer: { account: accounts.demoOrganizer, mailbox: accounts.demoOrganizer.email },
  // Mail for the team goes to the address of the footer.
  admin: { account: accounts.admin, mailbox: 'hello@stallbook.example' },
};
/** Emails of other people lead there, or a step of sign-in, or an old address; the rest belongs to another role. */
const withoutLink: Record<Visitor, string[]> = {
  visitor: [
    '/reset-password',
    '/account-deletion',
    '/unsubscribe',
    '/confirm-email',
    '/auth/confirm',
    '/auth/callback',
    '/confirm',
    '/invitations/:id',
    '*',
  ],
  vendor: ['/applications', '/vendor/payments/:id/pay', '/second-factor'],
  organizer: [],
  admin: ['/admin'],
};
const closing: (() => Promise<void>)[] = [];

async function crawled(who: Visitor): Promise<Crawler> {
  await demoData();
  const context = await newContext({ baseURL: stallbook.url, locale: 'en-US', reducedMotion: 'reduce' });
  closing.push(() => context.close());
  const { account, mailbox } = roles[who];
  if (account) await context.request.post('/auth/sign-in', { data: account });
  const crawler = new Crawler(who, await context.newPage(), context);
  await crawler.crawl(account ? ['/dashboard', '/'] : ['/'], 'the start');
  // The last emails of the demo season may still be on their way.
  for (const end = Date.now() + PATIENCE_MS; mailbox; await pause(1_000)) {
    await crawler.crawl(await linksInMails(stallbook.mailbox, mailbox, stallbook.url), 'an email');
    if (Date.now() > end || isDeepStrictEqual(crawler.unreached(), withoutLink[who])) break;
  }
  return crawler;
}

describe('Every link, in the app and in emails', { concurrency: 2 }, () => {
  after(() => Promise.all(closing.map((close) => close())));

  for (const who of Object.keys(roles) as Visitor[])
    void it(`every link that the ${who} finds leads to a page with a title, a heading and content`, async () => {
      const crawler = await crawled(who);
      const { visited, faults } = crawler;
      console.log(`${visited.length} kinds of links of the ${who}`);
      assert.equal(faults.length, 0, `${faults.length} faults:\n${faults.join('\n')}`);
      assert.deepEqual(crawler.unreached(), withoutLink[who], 'screens that no link leads to');
    });
});
