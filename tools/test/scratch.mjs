import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftovers, liveRecord, processMark, writeRecord } from '../../infra/servers/src/kit.mjs';

const PREFIX = 'stallbook-test-';
const SETTLING_MS = 60_000;

/** Linux keeps this folder in memory. */
const MEMORY = '/dev/shm';
/** The databases of a run take about 1 GB, those of the long suites about 5. */
const ENOUGH_MEMORY = 8 * 1024 ** 3;

/** @param {string} folder */
function hasRoom(folder) {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ENOUGH_MEMORY;
}

/** A folder for this run, marked with this process, so that a later run can tell whether it is in use. */
export function makeScratch() {
  // Servers on a disk wait for it at every new collection.
  const folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), PREFIX));
  writeRecord(join(folder, 'run'), 'runner', { pid: process.pid, mark: processMark(process.pid) ?? '', stopOrder: 0 });
  return folder;
}

/** Ends the servers and removes the folders of killed runs. */
export async function sweepScratch() {
  for (const folder of [MEMORY, tmpdir()].flatMap(runsIn)) {
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat === undefined || stat.uid !== process.getuid?.() || Date.now() - stat.mtimeMs < SETTLING_MS) continue;
    const run = join(folder, 'run');
    if (liveRecord(run, 'runner')) continue;
    await endLeftovers(run);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} place */
function runsIn(place) {
  if (statSync(place, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(place)
    .filter((entry) => entry.startsWith(PREFIX))
    .map((entry) => join(place, entry));
}
