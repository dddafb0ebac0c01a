import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '@stallbook/kernel';
import { escapeHtml } from '../../http/escape-html.js';
import type { Address } from './addresses.js';

export interface SitemapParts {
  publicUrl: string;
  clock: Clock;
  /** What there is, by the name of its files. */
  sources: Record<string, () => AsyncIterable<Address> | Iterable<Address>>;
  /** The most addresses that search engines read from one file. */
  addressesPerFile?: number;
}

interface File {
  name: string;
  changed: string | undefined;
  gzipped: Buffer;
}

const FRESH_MS = 3_600_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const compress = promisify(gzip);

/**
 * The map of the site: an index, and files of at most 50,000 addresses. It is drawn once an hour, however often it is
 * asked for; a drawing that fails leaves the old one.
 */
export class Sitemap {
  private drawn: { files: readonly File[]; until: number } | undefined;
  private drawing: Promise<readonly File[]> | undefined;

  constructor(private readonly parts: SitemapParts) {}

  async index(): Promise<string> {
    const entries = (await this.files()).map(({ name, changed }) =>
      this.entry('sitemap', `/sitemaps/${name}`, changed),
    );
    return `${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
  }

  /** undefined where there is no such file. */
  async file(name: string): Promise<Buffer | undefined> {
    return (await this.files()).find((file) => file.name === name)?.gzipped;
  }

  private async files(): Promise<readonly File[]> {
    const { drawn } = this;
    if (drawn && drawn.until > this.now()) return drawn.files;
    this.drawing ??= this.draw().finally(() => (this.drawing = undefined));
    if (!drawn) return this.drawing;
    this.drawing.catch(() => undefined); // whoever asks next tries again
    return drawn.files;
  }

  private async draw(): Promise<readonly File[]> {
    const files: File[] = [];
    for (const [source, addresses] of Object.entries(this.parts.sources)) {
      let page: Address[] = [];
      const close = async () => {
        const number = files.filter(({ name }) => name.startsWith(`${source}-`)).length + 1;
        files.push(await this.fileOf(`${source}-${number}.xml.gz`, page));
        page = [];
      };
      for await (const address of addresses()) {
        page.push(address);
        if (page.length === (this.parts.addressesPerFile ?? 50_000)) await close();
      }
      if (page.length > 0) await close();
    }
    this.drawn = { files, until: this.now() + FRESH_MS };
    return files;
  }

  private async fileOf(name: string, page: readonly Address[]): Promise<File> {
    const entries = page.map(({ path, changed }) => this.entry('url', path, changed));
    const xml = `${XML}<urlset ${NAMESPACE}>\n${entries.join('')}</urlset>\n`;
    const changes = page.flatMap(({ changed }) => changed ?? []);
    const changed = changes.length > 0 ? changes.reduce((one, other) => (one > other ? one : other)) : undefined;
    return { name, changed, gzipped: await compress(xml) };
  }

  private entry(tag: 'url' | 'sitemap', path: string, changed: string | undefined): string {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<${tag}><loc>${escapeHtml(this.parts.publicUrl + path)}</loc>${lastmod}</${tag}>\n`;
  }

  private now(): number {
    return this.parts.clock.now().getTime();
  }
}
