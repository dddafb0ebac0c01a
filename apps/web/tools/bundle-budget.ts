/** Fails when the first view of a page needs more script than the budget. Run after `vite build`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const budget = 170_000;
const dist = path.resolve(import.meta.dirname, '../dist');

interface Chunk {
  file: string;
  imports?: string[];
}
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** The chunk and its static imports. */
function closure(name: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`${name} is not in the build's manifest`);
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunk.imports ?? []) closure(imported, seen);
  return seen;
}

const views: Record<string, string[]> = {
  '/': ['index.html', 'src/app/pages/landing-page.tsx'],
  '/events': ['index.html', 'src/app/pages/events-page.tsx'],
};

let failed = false;
for (const [view, entries] of Object.entries(views)) {
  const names = new Set(entries.flatMap((entry) => [...closure(entry)]));
  const files = [...new Set([...names].map((name) => manifest[name]?.file ?? ''))].filter((file) =>
    file.endsWith('.js'),
  );
  const size = files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length, 0);
  failed ||= size > budget;
  console.log(`${view}: ${(size / 1000).toFixed(1)} kB gzip of ${budget / 1000} kB, ${files.length} files`);
}
process.exitCode = failed ? 1 : 0;
