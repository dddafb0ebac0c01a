import { Person } from './browser.js';
import { accounts, stallbook } from './fixtures.js';

export interface DemoData {
  event: { path: string; title: string };
  vendor: string;
  post: string;
  postId: string;
}

let found: Promise<DemoData> | undefined;

export const demoData = (): Promise<DemoData> => (found ??= look());

async function look(): Promise<DemoData> {
  const { context, page } = await Person.at('organizer', stallbook.url);
  await context.request.post('/auth/sign-in', { data: accounts.demoOrganizer });
  const first = async (list: string, below: string) => {
    await page.goto(list);
    const links = page.locator(`main a[href^="${below}/"]:not([href$="/edit"]):visible`);
    const link = links.filter({ hasText: /\w/ }).first();
    return { path: (await link.getAttribute('href')) ?? '', title: (await link.innerText()).trim() };
  };
  const event = await first('/my-events', '/events');
  const { path: vendor } = await first('/vendors', '/vendors');
  const { path: post } = await first('/blog', '/blog');
  const feed = await (await context.request.get('/blog/atom.xml')).text();
  const postId = /<id>[^<]*\/blog\/([\da-f-]{36})<\/id>/.exec(feed)?.[1] ?? '';
  await context.close();
  return { event, vendor, post, postId };
}
