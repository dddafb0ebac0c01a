/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';
import { matchRoutes } from 'react-router-dom';
import { Inspector } from './inspect.js';
import { isFor, mayOpen, screens, type Visitor } from './routes.js';

/** More pages than a role has kinds of links. */
const MAX_PAGES = 150;
const view = { width: 1280, colorScheme: 'light', withoutAxe: true } as const;
/** Served by the gateway, not by the router. */
const isFile = (path: string): boolean => /^\/(admin\/queues|calendar|files)(\/|$)|\.(xml|ics|txt|csv|gz)$/.test(path);
const routes = screens.map(({ path, access }) => ({ path, access }));
const notFound = /^Page not found|not found\.|no longer exists/i;
const unfinished = /coming soon|lorem ipsum|\bundefined\b|\bNaN\b|\[object Object\]/i;

interface Link {
  address: string;
  from: string;
}

/** One address for all rows of a list: its route and the names of its search parameters. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const route = matchRoutes(routes, pathname)?.at(-1)?.route;
  const known = route && route.path !== '*' ? route.path : pathname;
  return `${known}?${[...new Set(searchParams.keys())].sort().join('&')}`;
}

/** Follows every kind of link from the given pages, each once. */
export class Crawler {
  readonly faults: string[] = [];
  readonly visited: string[] = [];
  private readonly known = new Set<string>();
  private readonly links: Link[] = [];
  private readonly inspector: Inspector;

  constructor(
    private readonly who: Visitor,
    private readonly page: Page,
    private readonly context: BrowserContext,
  ) {
    this.inspector = new Inspector(page, [view]);
  }

  /** The screens of this role that no link led to. */
  unreached(): string[] {
    const reached = new Set([...this.known].map((kind) => kind.replace(/\?.*$/, '')));
    return routes
      .filter((screen) => isFor(this.who, screen))
      .map(({ path }) => path)
      .filter((path) => !reached.has(path));
  }

  async crawl(starts: readonly string[], from: string): Promise<void> {
    for (const address of starts) this.add({ address, from });
    for (let link = this.links.shift(); link; link = this.links.shift()) {
      if (this.visited.length === MAX_PAGES) throw new Error(`more than ${MAX_PAGES} kinds of pages`);
      this.visited.push(link.address);
      const { pathname } = new URL(link.address, 'http://localhost');
      const faults = isFile(pathname) ? await this.fetch(link.address) : await this.open(link.address);
      this.faults.push(...faults.map((fault) => `${fault}  (linked from ${link.from})`));
    }
  }

  private add(link: Link): void {
    const kind = kindOf(link.address);
    if (this.known.has(kind)) return;
    this.known.add(kind);
    this.links.push(link);
  }

  private async fetch(address: string): Promise<string[]> {
    const answer = await this.context.request.get(address);
    return answer.ok() ? [] : [`${address}  answered ${answer.status()}`];
  }

  private async open(address: string): Promise<string[]> {
    const { page, who } = this;
    const faults = await this.inspector.inspect(address);
    const say = (fault: string) => faults.push(`${address}  ${fault}`);
    const { pathname } = new URL(address, 'http://localhost');
    const screen = matchRoutes(routes, pathname)?.at(-1)?.route;
    if (!screen || screen.path === '*') say('no such page');
    else if (!mayOpen(who, screen) && who !== 'visitor') say(`not for the ${who}`);
    const { status, heading, text, broken } = await page.evaluate(() => ({
      status: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStatus,
      heading: document.querySelector('h1')?.innerText ?? '',
      text: document.querySelector('main')?.innerText ?? '',
      broken: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
        .map((link) => link.hash.slice(1))
        .filter((id) => id !== '' && !document.getElementById(id)),
    }));
    if (status >= 400) say(`answered ${status}`);
    if (notFound.test(heading)) say(`the heading is "${heading}"`);
    if (text.replace(heading, '').trim().length < 20) say(`empty: "${text}"`);
    const odd = unfinished.exec(text)?.[0];
    if (odd && !(pathname.startsWith('/attendee-features') && /soon/i.test(odd))) say(`it says "${odd}"`);
    for (const id of broken) say(`#${id} leads to no place on the page`);
    for (const link of await this.linksOfPage()) this.add({ address: link, from: address });
    return faults;
  }

  private async linksOfPage(): Promise<string[]> {
    const { page } = this;
    const found = new Set(await this.shown());
    if (this.visited.length > 1) return [...found]; // the menus are the same on every page
    const menus = page.getByRole('banner').locator('button[aria-expanded]');
    for (const menu of await menus.all()) {
      await menu.click();
      for (const link of await this.shown()) found.add(link);
      await page.keyboard.press('Escape');
    }
    return [...found];
  }

  private shown(): Promise<string[]> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.origin === location.origin)
        .map((link) => link.pathname + link.search),
    );
  }
}
