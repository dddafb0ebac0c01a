import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeSpace, megabytes } from '../../infra/servers/src/kit.mjs';

/** Freed on a full disk: MongoDB exits when it cannot write at all, and then reads fail too. */
const RESERVE_BYTES = 64_000_000;
const FULL_BYTES = 32_000_000;
/** Below it, commands are refused (libs/platform, disk-guard.ts). */
const ENOUGH_BYTES = 100_000_000;
const LOOK_EVERY_MS = 250;

/**
 * Keeps a reserve on the disk of `root`. Frees it on a full disk and reports that; takes it again when there is
 * space.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export function watchDisk(root, say) {
  const reserve = join(root, 'run', 'reserve');
  mkdirSync(join(root, 'run'), { recursive: true });
  let full = false;
  const look = () => {
    const { free } = freeSpace(root);
    const kept = statSync(reserve, { throwIfNoEntry: false })?.size ?? 0;
    if (free < FULL_BYTES && !full) {
      full = true;
      rmSync(reserve, { force: true });
      say(
        `The disk is full: ${root} has ${megabytes(free)} MB free. You can still read, but nothing new is saved. Free some space, and Stallbook continues automatically.`,
      );
    } else if (free >= ENOUGH_BYTES + 2 * RESERVE_BYTES && kept < RESERVE_BYTES) {
      takeReserve(reserve);
      if (full) say(`The disk has space again: ${root} has ${megabytes(free)} MB free.`);
      full = false;
    }
  };
  look();
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** @param {string} file */
function takeReserve(file) {
  try {
    writeFileSync(file, Buffer.alloc(RESERVE_BYTES, 1));
  } catch {
    rmSync(file, { force: true }); // the disk filled up meanwhile: the next look says so
  }
}
