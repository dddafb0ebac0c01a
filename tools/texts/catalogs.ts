import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Plugin } from 'vite';

const web = path.resolve(import.meta.dirname, '../../apps/web');
const source = path.join(web, 'src');

export type Language = 'en' | 'es';
interface InLanguage {
  inLanguage: (language: Language) => Plugin;
  nameIn: (language: Language, file: string) => string;
}
const { inLanguage, nameIn } = (await import(path.join(web, 'tools/in-language.ts'))) as InLanguage;

const skipped = /\.(spec|es)\.tsx?$|^testing\//;

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !skipped.test(file))
  .sort();

/** The names that lint knows as places for texts; a hook is named for what it does. */
export const catalogs = files.filter(
  (file) => /(^|[/-])texts\.tsx?$|\/texts\/[^/]+$/.test(file) && !/\/use-[^/]+$/.test(file),
);

export const isTranslated = (catalog: string, language: Language): boolean =>
  existsSync(path.join(source, nameIn(language, catalog)));

export type Catalog = Record<string, unknown>;

/** Loads catalogs as a build in the language has them: what they import is in the language too. */
export async function loadIn(language: Language, names: readonly string[]): Promise<Map<string, Catalog>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stallbook-texts-'));
  try {
    const entry = path.join(folder, 'entry.js');
    const addresses = names.map((name) => path.join(source, nameIn(language, name)));
    writeFileSync(entry, addresses.map((file, at) => `export * as c${at} from ${JSON.stringify(file)};`).join('\n'));
    await build({
      root: web,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [inLanguage(language)],
      ssr: { noExternal: true },
      build: { ssr: entry, outDir: folder, minify: false, rolldownOptions: { output: { entryFileNames: 'all.mjs' } } },
    });
    const all = (await import(path.join(folder, 'all.mjs'))) as Record<string, Catalog>;
    return new Map(names.map((name, at) => [name, all[`c${at}`] ?? {}]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const textOf = new Map(files.map((file) => [file, readFileSync(path.join(source, file), 'utf8')]));
const imported = /(?:import|export)\s+(?:type\s+)?([^;'"]+?)\s+from\s+'(\.[^']+)\.js'/g;

interface Use {
  /** What the file calls the export. */
  name: string;
  text: string;
}

/** The files that import an export of a catalog. */
function usesOf(catalog: string, exported: string): Use[] {
  const address = catalog.replace(/\.tsx?$/, '');
  return files.flatMap((file) => {
    const text = textOf.get(file) ?? '';
    const names = [...text.matchAll(imported)]
      .filter(([, , from = '']) => path.posix.join(path.posix.dirname(file), from) === address)
      .map(([, named = '']) => new RegExp(`\\b${exported}\\b(?: as (\\w+))?|^\\*`).exec(named))
      .flatMap((found) => (found ? [found[1] ?? exported] : []));
    return names.map((name) => ({ name, text: text.replaceAll(imported, '') }));
  });
}

const code = files.filter((file) => !catalogs.includes(file)).map((file) => textOf.get(file) ?? '');
const has = (text: string, word: string) => new RegExp(`(?<![\\w$])${word}(?![\\w$])`).test(text);

/** Parts of an export that no file can reach. One that is looked up by a value is reached completely. */
export function unusedOf(catalog: string, exported: string, value: unknown): string[] {
  const uses = usesOf(catalog, exported);
  const own = textOf.get(catalog)?.match(new RegExp(`\\b${exported}\\b`, 'g'))?.length ?? 0;
  if (uses.length === 0) return own > 1 ? [] : [exported];
  if (typeof value !== 'object' || value === null || Array.isArray(value) || own > 1) return [];
  const isLookedUp = uses.some(({ name, text }) => new RegExp(`\\b${name}\\??\\.?\\[|\\(${name}\\b`).test(text));
  if (isLookedUp) return [];
  const isPassedOn = uses.some(({ name, text }) => new RegExp(`(?<!\\w\\.)\\b${name}\\b(?![\\w.:(?])`).test(text));
  const places = isPassedOn ? code : uses.map(({ text }) => text);
  return Object.keys(value)
    .filter((key) => !places.some((text) => has(text, key)))
    .map((key) => `${exported}.${key}`);
}
