import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const RECORD = '.written.json';

/**
 * Removes files that no build of the last week wrote, because open pages still ask for the files of their build.
 * The folder records when each file was written: a restore from Nx's cache changes file times.
 * @param {string} folder just built into
 * @param {number} started when the build began
 */
export function forgetOldFiles(folder, started) {
  const record = join(folder, RECORD);
  /** @type {Record<string, number>} */
  const before = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  /** @type {Record<string, number>} */
  const written = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name === RECORD) continue;
    const file = join(entry.parentPath, entry.name);
    const name = relative(folder, file);
    const { mtimeMs } = statSync(file);
    const at = mtimeMs >= started ? started : (before[name] ?? mtimeMs);
    if (started - at > WEEK_MS) rmSync(file);
    else written[name] = at;
  }
  writeFileSync(record, JSON.stringify(written));
}
