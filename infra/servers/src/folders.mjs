import { accessSync, constants, mkdirSync, statfsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { SetupProblem } from './problem.mjs';

/** Space that the servers need during a start. */
export const RESTART_BYTES = 50_000_000;

/**
 * Creates the folder if needed, and checks that this user owns it and can write to it and its named parts.
 * @param {string} dir
 * @param {string[]} [parts] folders and files below it, checked when they exist
 */
export function ensureOwnFolder(dir, parts = []) {
  try {
    mkdirSync(dir, { recursive: true });
  } catch (error) {
    throw unusable(dir, /** @type {NodeJS.ErrnoException} */ (error).code ?? String(error));
  }
  for (const path of [dir, ...parts.map((part) => join(dir, part))]) checkOwner(path);
}

/** @param {string} path */
function checkOwner(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (process.getuid && stat.uid !== process.getuid()) {
    throw new SetupProblem(
      `${path} belongs to another user (id ${stat.uid}; you are ${userInfo().username}, id ${process.getuid()}).`,
      {
        remedy: `Start as that user, or make it yours: sudo chown -R ${process.getuid()} ${path}\nOr keep the data elsewhere: STALLBOOK_DATA_DIR=/some/folder npm start`,
      },
    );
  }
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (stat.isDirectory() ? constants.X_OK : 0));
  } catch (error) {
    throw unusable(path, /** @type {NodeJS.ErrnoException} */ (error).code ?? String(error));
  }
}

/** @param {string} path @param {string} code */
function unusable(path, code) {
  return new SetupProblem(`${path} cannot be written (${code}).`, {
    remedy: 'Allow your user to write there, or keep the data elsewhere: STALLBOOK_DATA_DIR=/some/folder npm start',
  });
}

/**
 * Throws if the file system of `path` (or its nearest existing parent) has less than `bytes` free.
 * @param {string} path
 * @param {number} bytes
 * @param {string} purpose e.g. 'the servers'
 * @param {(path: string) => { bavail: number, bsize: number }} [statfs]
 */
export function ensureSpace(path, bytes, purpose, statfs = statfsSync) {
  const { there, free } = freeSpace(path, statfs);
  if (free >= bytes) return;
  throw new SetupProblem(
    `The disk is full: ${there} has ${megabytes(free)} MB free, but ${purpose} needs ${megabytes(bytes)} MB.`,
    { remedy: 'Free some space and start again.' },
  );
}

/**
 * @param {string} path
 * @param {number} bytes
 * @param {(line: string) => void} say
 */
export function warnOfLittleSpace(path, bytes, say) {
  const { there, free } = freeSpace(path);
  if (free < bytes) say(`The disk is getting full: ${there} has ${megabytes(free)} MB free.`);
}

/**
 * The free bytes at `path` or its nearest existing parent.
 * @param {string} path
 * @param {(path: string) => { bavail: number, bsize: number }} [statfs]
 */
export function freeSpace(path, statfs = statfsSync) {
  let there = path;
  while (!statSync(there, { throwIfNoEntry: false })) there = dirname(there);
  const { bavail, bsize } = statfs(there);
  return { there, free: bavail * bsize };
}

export const megabytes = (/** @type {number} */ value) => Math.round(value / 1_000_000);
