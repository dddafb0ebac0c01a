/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { objections } from './axe.js';
import { PageWatch } from './page-watch.js';

export interface View {
  width: number;
  colorScheme: 'light' | 'dark';
  /** Checks only the layout. */
  withoutAxe?: boolean;
}

const UNNAMED = new Set(['', 'Stallbook', 'Book a booth at the market · Stallbook']);

export class Inspector {
  private readonly watch: PageWatch;
  private readonly views: View[];

  constructor(
    private readonly page: Page,
    views: readonly View[],
  ) {
    this.watch = new PageWatch(page);
    this.views = [...views];
  }

  /** Opens an address once and checks it in every view. */
  async inspect(path: string): Promise<string[]> {
    const { page, watch, views } = this;
    watch.complaints.length = 0;
    const faults: string[] = [];
    let answer: Awaited<ReturnType<Page['goto']>> = null;
    for (const [index, view] of views.entries()) {
      await this.turnTo(view);
      if (index === 0) answer = await page.goto(path);
      await watch.settled().catch((error: Error) => faults.push(error.message));
      const found = [...(view.withoutAxe ? [] : await objections(page)), ...(await this.layoutFaults(path))];
      faults.push(...found.map((fault) => `${fault} (${view.colorScheme}, ${view.width} px)`));
    }
    views.reverse();
    // The browser logs expected 404 pages.
    const expected = answer?.status() === 404 ? `404 (Not Found) (${page.url()})` : undefined;
    const spoken = watch.complaints.filter((line) => !expected || !line.includes(expected));
    return [...faults, ...spoken].map((fault) => `${path}  ${fault}`);
  }

  private async turnTo({ width, colorScheme }: View): Promise<void> {
    await this.page.setViewportSize({ width, height: 900 });
    await this.page.emulateMedia({ colorScheme });
  }

  private async layoutFaults(path: string): Promise<string[]> {
    const faults: string[] = [];
    const { headings, title, dead, wider, widest } = await this.page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      dead: document.querySelectorAll('a:not([href]), [role="link"]:not(a)').length,
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      widest: [...document.body.querySelectorAll('*')]
        .reduce((one, other) =>
          other.getBoundingClientRect().right >= one.getBoundingClientRect().right ? other : one,
        )
        .outerHTML.slice(0, 120),
    }));
    if (headings !== 1) faults.push(`${headings} headings of the first level`);
    if (UNNAMED.has(title) !== (path === '/')) faults.push(`the title is "${title}"`);
    if (dead > 0) faults.push(`${dead} links that lead nowhere and open in no tab`);
    if (wider > 0) faults.push(`${wider} px wider than the screen: ${widest}`);
    return faults;
  }
}
