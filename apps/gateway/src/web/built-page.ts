import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nameIn, type Language } from './language/language.js';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk | undefined>;

interface Built {
  mtimeMs: number;
  html: string;
  manifest: Manifest;
}

const TEXT = /<!-- text -->[\s\S]*<!-- \/text -->/;
const HEAD = /<!-- head -->[\s\S]*<!-- \/head -->/;

/** Reloads the page when a new build replaces it. */
export class BuiltPage {
  private built: Built | undefined;

  private readonly file: string;

  constructor(
    private readonly dist: string,
    private readonly language: Language,
  ) {
    this.file = join(dist, nameIn(language, 'index.html'));
  }

  /** Adds the tags, preloads the scripts of the route's chunk, and shows the text until the app is ready. */
  async with(tags: string, { chunk, text }: { chunk?: string; text?: string }): Promise<string> {
    const { html, manifest } = await this.read();
    const { styles, scripts } = chunk ? preloads(manifest, html, chunk) : { styles: [], scripts: [] };
    const page = html
      .replace(HEAD, () => [tags, ...styles].join('\n    '))
      // After the scripts of every page, which are larger and needed first: all share one connection.
      .replace('</head>', () => [...scripts, '</head>'].join('\n    '));
    return text ? page.replace(TEXT, () => text) : page;
  }

  private async read(): Promise<Built> {
    try {
      const { mtimeMs } = await stat(this.file);
      if (mtimeMs !== this.built?.mtimeMs) {
        const [html, manifest] = await Promise.all([
          readFile(this.file, 'utf8'),
          readManifest(join(this.dist, '.vite', nameIn(this.language, 'manifest.json'))),
        ]);
        this.built = { mtimeMs, html, manifest };
      }
    } catch (error) {
      // A running build deletes its files briefly.
      if (!this.built) throw error;
    }
    return this.built as Built;
  }
}

async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** The chunk and its static imports. */
function closure(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

/** What the chunk needs, except what each page loads anyway. */
function preloads(manifest: Manifest, html: string, chunk: string): { styles: string[]; scripts: string[] } {
  const chunks = [...closure(manifest, chunk)]
    .flatMap((name) => manifest[name] ?? [])
    .filter(({ file }) => !html.includes(`"/${file}"`));
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return {
    styles: [...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
    scripts: chunks.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
  };
}
