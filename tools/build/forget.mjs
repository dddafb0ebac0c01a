import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/**
 * Pages that are open in browsers go on asking for the files of the build they came from, so those stay for a while:
 * removes what no build of the last week wrote.
 * @param {string} folder just built into
 * @param {number} now
 */
export function forgetOldFiles(folder, now = Date.now()) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && now - statSync(file).mtimeMs > WEEK_MS) rmSync(file);
  }
}
