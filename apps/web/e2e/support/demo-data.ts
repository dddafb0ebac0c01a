import { Person, reloadUntil } from './browser.js';
import { accounts, stallbook } from './fixtures.js';
import { SEASON_MS } from './patience.js';

interface DemoData {
  event: { path: string; title: string };
  vendor: string;
  post: string;
  postId: string;
  blueprint: string;
  conversation: string;
  receipt: string;
}

let found: Promise<DemoData> | undefined;

export const demoData = (): Promise<DemoData> => (found ??= look());

async function look(): Promise<DemoData> {
  const organizer = await reader('organizer', accounts.demoOrganizer);
  const event = await organizer.first('/my-events', '/events', 'Riverside Harvest Market');
  const { path: vendor } = await organizer.first('/vendors', '/vendors');
  const { path: post } = await organizer.first('/blog', '/blog');
  const feed = await (await organizer.context.request.get('/blog/atom.xml')).text();
  const postId = /<id>[^<]*\/blog\/([\da-f-]{36})<\/id>/.exec(feed)?.[1] ?? '';
  await organizer.leave();
  const trader = await reader('vendor', accounts.demoVendor);
  const { path: blueprint } = await trader.first('/vendor/blueprints', '/vendor/blueprint');
  const { path: conversation } = await trader.first('/messages', '/messages');
  const { path: receipt } = await trader.first('/vendor/payments', '/vendor/payments');
  await trader.leave();
  return { event, vendor, post, postId, blueprint, conversation, receipt };
}

async function reader(who: 'vendor' | 'organizer', data: { email: string; password: string }) {
  const { context, page } = await Person.at(who, stallbook.url);
  await context.request.post('/auth/sign-in', { data });
  const first = async (list: string, below: string, named: string | RegExp = /\w/) => {
    const links = page.locator(`main a[href^="${below}/"]:not([href$="/edit"]):visible`);
    const link = links.filter({ hasText: named }).first();
    await page.goto(list);
    // The demo season is added after the start.
    await reloadUntil(link, SEASON_MS);
    return { path: (await link.getAttribute('href')) ?? '', title: (await link.innerText()).trim() };
  };
  return { first, context, leave: () => context.close() };
}
