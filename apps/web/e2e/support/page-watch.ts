/// <reference lib="dom" />
import type { Page, Request } from 'playwright-core';
import { PATIENCE_MS } from './patience.js';

async function complete(): Promise<boolean> {
  await new Promise(requestAnimationFrame);
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 1_000 }));
  // An animation that follows the scroll position never ends.
  const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
  return (
    timed.every(({ playState }) => playState !== 'running') &&
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy="true"]') === null &&
    !document.body.innerText.includes('Loading...')
  );
}

export class PageWatch {
  readonly complaints: string[] = [];
  private readonly underWay = new Set<Request>();
  private asked = 0;

  constructor(private readonly page: Page) {
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        this.complaints.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('request', (request) => {
      if (request.resourceType() === 'eventsource') return; // the line on which news comes in stays open
      this.asked += 1;
      this.underWay.add(request);
    });
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => {
      this.underWay.delete(request);
      // Leaving a page cancels its requests.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') this.complaints.push(`no answer from ${request.url()}`);
    });
  }

  /** Waits until the network and the page are idle. */
  async settled(): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const before = this.asked;
      if ((await this.page.evaluate(complete)) && this.underWay.size === 0 && this.asked === before) return;
      if (Date.now() > end) throw new Error(`never complete; waits for ${this.awaited()}`);
    }
  }

  private awaited(): string {
    return [...this.underWay].map((request) => request.url()).join(', ') || 'its own content';
  }
}
