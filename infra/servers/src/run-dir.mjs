import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, processMark } from './processes.mjs';

/**
 * One file per running child, `<name>.json`, so that the next start finds leftovers of a killed one.
 * @typedef {{ pid: number, mark: string, stopOrder: number }} RunRecord
 */

/** @param {string} dir @param {string} name @param {RunRecord} record */
export function writeRecord(dir, name, record) {
  mkdirSync(dir, { recursive: true });
  const temporary = join(dir, `.${name}.${process.pid}`);
  writeFileSync(temporary, JSON.stringify(record));
  renameSync(temporary, join(dir, `${name}.json`));
}

/** @param {string} dir @param {string} name */
export function removeRecord(dir, name) {
  rmSync(join(dir, `${name}.json`), { force: true });
}

/**
 * The record of a running process; a stale or incomplete record counts as none.
 * @param {string} dir @param {string} name @returns {RunRecord | undefined}
 */
export function liveRecord(dir, name) {
  try {
    const record = JSON.parse(readFileSync(join(dir, `${name}.json`), 'utf8'));
    return processMark(record.pid) === record.mark ? record : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends the children of an earlier, killed start, in stop order. `names` limits it.
 * @param {string} dir
 * @param {(name: string) => boolean} [mine]
 * @returns {Promise<string[]>} the names of those that still ran
 */
export async function endLeftovers(dir, mine = () => true) {
  const names = readdirIfThere(dir)
    .filter((file) => file.endsWith('.json') && !file.startsWith('.'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter(mine);
  const found = names
    .map((name) => ({ name, record: liveRecord(dir, name) }))
    .filter((entry) => entry.record !== undefined)
    .sort((a, b) => (a.record?.stopOrder ?? 0) - (b.record?.stopOrder ?? 0));
  for (const { record } of found) {
    if (record) await endProcess(record, 5_000);
  }
  for (const name of names) removeRecord(dir, name);
  return found.map(({ name }) => name);
}

/** @param {string} dir */
function readdirIfThere(dir) {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
