import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { languages, nameIn, type Language } from './in-language.js';

/** Bytes of script that a page may need before it shows, compressed. */
export const budget = 170_000;
const dist = path.resolve(import.meta.dirname, '../dist');

const screens: Record<string, string> = {
  '/': 'src/app/pages/landing-page.tsx',
  '/events': 'src/app/pages/events-page.tsx',
};

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const manifestIn = (language: Language) =>
  JSON.parse(readFileSync(path.join(dist, nameIn(language, '.vite/manifest.json')), 'utf8')) as Manifest;

/** The chunk and its static imports. */
function closure(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build's manifest`);
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

/** The scripts that every page loads. */
const scriptsOf = (page: string) =>
  [...readFileSync(path.join(dist, page), 'utf8').matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);

/** What the first view of each measured page needs of the last build. */
export const firstViews = () =>
  languages.flatMap((language) => {
    const manifest = manifestIn(language);
    return Object.entries(screens).map(([address, screen]) => {
      const ofScreen = [...closure(manifest, screen)].map((name) => manifest[name]?.file ?? '');
      const files = [...new Set([...scriptsOf(nameIn(language, 'index.html')), ...ofScreen])].filter((file) =>
        file.endsWith('.js'),
      );
      const sizes = files.map((file) => gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length);
      return { address, language, files: files.length, bytes: sizes.reduce((sum, one) => sum + one, 0) };
    });
  });
