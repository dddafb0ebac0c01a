import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireChromium } from '@stallbook/servers';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
  type Response,
} from 'playwright-core';
import { PATIENCE_MS, within } from './patience.js';

const shots = resolve(import.meta.dirname, '../../../../test-results/journey');
export const executablePath = requireChromium();
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Promise<Browser> | undefined;
let taken = 0;

const launched = (): Promise<Browser> => (browser ??= chromium.launch({ executablePath, args: flags }));

/** Separate cookies and storage, with the time limits of these suites. */
export async function newContext(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await launched()).newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** A person with separate cookies and storage. `problems` collects page errors. */
export class Person {
  readonly problems: string[] = [];
  /** Printed when a step fails. */
  readonly refusals: string[] = [];

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.problems.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (/Content Security Policy|Minified React error/.test(message.text())) this.problems.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 500) this.problems.push(`${response.status()} ${response.url()}`);
      if (response.url().endsWith('/graphql')) void this.hear(response);
    });
  }

  /** Refusals are expected; other errors are bugs. */
  private async hear(response: Response): Promise<void> {
    const answer = await response.text().catch(() => ''); // a page that was left takes its answers along
    if (!/"errors":\[\{/.test(answer)) return;
    const list =
      /"code":"(INTERNAL|BAD_REQUEST|BAD_INPUT)"/.test(answer) || response.status() === 400
        ? this.problems
        : this.refusals;
    list.push(`${response.request().postData()?.slice(0, 300)}\n  answered ${answer.slice(0, 500)}`);
  }

  static async at(name: string, baseURL: string): Promise<Person> {
    const context = await newContext({
      baseURL,
      viewport: { width: 1280, height: 900 },
      locale: 'en-US',
      timezoneId: 'America/Chicago',
      reducedMotion: 'reduce',
      acceptDownloads: true,
    });
    return new Person(name, context, await context.newPage());
  }

  async shot(title: string): Promise<void> {
    const path = this.fileFor(title, 'png');
    await within(PATIENCE_MS, this.page.evaluate('window.scrollTo(0, 0)'));
    await this.page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }

  async startTrace(): Promise<void> {
    // No `screenshots`: a failed step has its own, and a film needs processor time on every page.
    await this.context.tracing.start({ snapshots: true });
  }

  /** Drops the trace of a step and starts the next one. */
  async endStep(): Promise<void> {
    await this.context.tracing.stopChunk();
    await this.context.tracing.startChunk();
    this.refusals.length = 0;
  }

  /** Keeps the trace of a failed step, with a screenshot. */
  async keepStep(title: string): Promise<void> {
    const name = `FAILED-${title.replaceAll(/\W+/g, '-').slice(0, 80)}`;
    const unsaved = (error: Error) => console.log(`${this.name}: ${error.message}`);
    // A browser that does not answer must not hide why the step failed.
    await this.shot(name).catch(unsaved);
    const trace = this.context.tracing;
    await within(PATIENCE_MS, trace.stopChunk({ path: this.fileFor(name, 'trace.zip') })).catch(unsaved);
    await within(PATIENCE_MS, trace.startChunk()).catch(unsaved);
    this.refusals.length = 0;
  }

  private fileFor(title: string, ending: string): string {
    mkdirSync(shots, { recursive: true });
    taken += 1;
    return join(shots, `${String(taken).padStart(2, '0')}-${this.name}-${title}.${ending}`);
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Log In' }).click();
    await this.page.waitForURL('**/dashboard');
  }
}

export const sees = (locator: Locator, patienceMs = PATIENCE_MS): Promise<void> =>
  locator.first().waitFor({ state: 'visible', timeout: patienceMs });

/** Reloads until it is visible, because services are eventually consistent. */
export async function reloadUntil(wanted: Locator, patienceMs = PATIENCE_MS): Promise<void> {
  const page = wanted.page();
  const end = Date.now() + patienceMs;
  for (;;) {
    await page.reload();
    await page.getByText('Loading...').first().waitFor({ state: 'hidden' });
    if (await wanted.first().isVisible()) return;
    if (Date.now() > end) return sees(wanted);
  }
}

/** Clicks again until the result is visible, because services are eventually consistent. */
export async function pressUntil(button: Locator, wanted: Locator): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    await button.click();
    const refusal = button.page().getByRole('main').getByRole('alert');
    await wanted.or(refusal).first().waitFor();
    if (await wanted.isVisible()) return;
    if (Date.now() > end) throw new Error(`Still refused: ${await refusal.first().innerText()}`);
  }
}

export async function cell(row: Locator, column: string): Promise<string> {
  const text = await row.locator(`[data-label="${column}"]`).first().innerText();
  return text.trim();
}

export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
