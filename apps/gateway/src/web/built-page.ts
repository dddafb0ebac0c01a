import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

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

const HEAD = /<!-- head -->[\s\S]*<!-- \/head -->/;

/** The page of the web app as it was built last; a build that replaces it while Stallbook runs is noticed. */
export class BuiltPage {
  private built: Built | undefined;

  constructor(private readonly dist: string) {}

  /** The page with these tags in its head, and with the scripts of its screen asked for at once. */
  async with(tags: string, chunk?: string): Promise<string> {
    const { html, manifest } = await this.read();
    return html.replace(HEAD, () => [tags, ...(chunk ? preloads(manifest, chunk) : [])].join('\n    '));
  }

  private async read(): Promise<Built> {
    const file = join(this.dist, 'index.html');
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs !== this.built?.mtimeMs) {
        const [html, manifest] = await Promise.all([readFile(file, 'utf8'), readManifest(this.dist)]);
        this.built = { mtimeMs, html, manifest };
      }
    } catch (error) {
      // While a build is under way its files are gone for a moment.
      if (!this.built) throw error;
    }
    return this.built as Built;
  }
}

async function readManifest(dist: string): Promise<Manifest> {
  const text = await readFile(join(dist, '.vite', 'manifest.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Manifest;
}

/** The chunk and all that it imports at once. */
function closure(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name]?.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

/** The page's own script is asked for by the page itself. */
function preloads(manifest: Manifest, chunk: string): string[] {
  const known = closure(manifest, 'index.html');
  const chunks = [...closure(manifest, chunk)].filter((name) => !known.has(name)).map((name) => manifest[name]);
  const styles = new Set(chunks.flatMap((one) => one?.css ?? []));
  return [
    ...chunks.flatMap((one) => (one ? [`<link rel="modulepreload" crossorigin href="/${one.file}" />`] : [])),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
  ];
}
