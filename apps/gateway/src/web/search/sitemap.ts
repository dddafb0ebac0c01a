import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { escapeHtml, type Clock } from '@stallbook/kernel';
import type { Address, Chunk } from './addresses.js';

export interface SitemapParts {
  publicUrl: string;
  clock: Clock;
  sources: Record<string, () => Promise<readonly Chunk[]> | readonly Chunk[]>;
}

interface File {
  name: string;
  chunk: Chunk;
}
interface BuiltFile {
  version: string;
  gzipped: Promise<Buffer>;
}

const FRESH_MS = 3_600_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const compress = promisify(gzip);

/** Lists chunks once an hour and rebuilds a file only when its chunk changed. Failed reads keep the old files. */
export class Sitemap {
  private listed: { files: readonly File[]; until: number } | undefined;
  private listing: Promise<readonly File[]> | undefined;
  private readonly built = new Map<string, BuiltFile>();

  constructor(private readonly parts: SitemapParts) {}

  async index(): Promise<string> {
    const entries = (await this.files()).map(({ name, chunk }) =>
      this.entry('sitemap', `/sitemaps/${name}`, chunk.changed),
    );
    return `${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
  }

  async file(name: string): Promise<Buffer | undefined> {
    const file = (await this.files()).find((one) => one.name === name);
    if (!file) return undefined;
    const known = this.built.get(name);
    if (known?.version === file.chunk.version) return known.gzipped;
    const fresh = { version: file.chunk.version, gzipped: this.build(file.chunk) };
    this.built.set(name, fresh);
    return fresh.gzipped.catch((error: unknown) => {
      if (this.built.get(name) === fresh) this.built.delete(name);
      if (!known) throw error;
      this.built.set(name, known);
      return known.gzipped;
    });
  }

  private async files(): Promise<readonly File[]> {
    const { listed } = this;
    if (listed && listed.until > this.now()) return listed.files;
    this.listing ??= this.list().finally(() => (this.listing = undefined));
    if (!listed) return this.listing;
    this.listing.catch(() => undefined); // The next request retries.
    return listed.files;
  }

  private async list(): Promise<readonly File[]> {
    const files: File[] = [];
    for (const [source, chunks] of Object.entries(this.parts.sources)) {
      files.push(...(await chunks()).map((chunk, index) => ({ name: `${source}-${index + 1}.xml.gz`, chunk })));
    }
    this.listed = { files, until: this.now() + FRESH_MS };
    return files;
  }

  private async build(chunk: Chunk): Promise<Buffer> {
    const entries: string[] = [];
    for await (const { path, changed } of chunk.addresses()) entries.push(this.entry('url', path, changed));
    return compress(`${XML}<urlset ${NAMESPACE}>\n${entries.join('')}</urlset>\n`);
  }

  private entry(tag: 'url' | 'sitemap', path: string, changed: Address['changed']): string {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<${tag}><loc>${escapeHtml(this.parts.publicUrl + path)}</loc>${lastmod}</${tag}>\n`;
  }

  private now(): number {
    return this.parts.clock.now().getTime();
  }
}
