import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['dist', 'node_modules', 'e2e', '.nx']);

/**
 * What the outputs depend on: path, size and time of change of every file below the given paths.
 * @param {string[]} paths files or folders; absent ones count as absent
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) visit(path, hash);
  return hash.digest('hex');
}

/** @param {string} path @param {import('node:crypto').Hash} hash */
function visit(path, hash) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (!stat.isDirectory()) {
    hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    return;
  }
  for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) visit(join(path, name), hash);
}

const markFile = (/** @type {string} */ dir) => join(dir, 'dist', '.built');

/** @param {string} dir @param {string} mark */
export function isBuilt(dir, mark) {
  return existsSync(markFile(dir)) && readFileSync(markFile(dir), 'utf8') === mark;
}

/** @param {string} dir @param {string} mark */
export function markBuilt(dir, mark) {
  writeFileSync(markFile(dir), mark);
}
