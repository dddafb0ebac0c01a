import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftovers, liveRecord, processMark, writeRecord } from '../../infra/servers/src/kit.mjs';

const PREFIX = 'stallbook-test-';
const SETTLING_MS = 60_000;

/** A folder for this run, marked with this process, so that a later run can tell whether it is in use. */
export function makeScratch() {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  writeRecord(join(folder, 'run'), 'runner', { pid: process.pid, mark: processMark(process.pid) ?? '', stopOrder: 0 });
  return folder;
}

/** Ends the servers and removes the folders of killed runs. */
export async function sweepScratch() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    const stat = statSync(folder, { throwIfNoEntry: false });
    if (stat === undefined || stat.uid !== process.getuid?.() || Date.now() - stat.mtimeMs < SETTLING_MS) continue;
    const run = join(folder, 'run');
    if (liveRecord(run, 'runner')) continue;
    await endLeftovers(run);
    rmSync(folder, { recursive: true, force: true });
  }
}
