import { execFileSync } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A mark that tells a process from a later one with the same ID; undefined if it is not running.
 * @param {number} pid
 */
export function processMark(pid) {
  if (process.platform !== 'linux') return markFromPs(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    return undefined; // gone while we looked
  }
}

/** @param {number} pid */
function markFromPs(pid) {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line === '' || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '');
  } catch {
    return undefined; // ps exits with 1 when there is no such process
  }
}

/**
 * Sends a signal to the process group of `pid`, if it still exists.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 * @returns {boolean} whether the group existed
 */
export function signalGroup(pid, signal) {
  try {
    return process.kill(-pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
    return false;
  }
}

/**
 * Sends SIGTERM to the group, waits, then SIGKILL. Resolves when the leader is gone.
 * @param {{ pid: number, mark: string }} target
 * @param {number} graceMs
 */
export async function endProcess({ pid, mark }, graceMs) {
  if (processMark(pid) !== mark) return;
  signalGroup(pid, 'SIGTERM');
  const patience = Date.now() + graceMs;
  while (processMark(pid) === mark) {
    if (Date.now() > patience) signalGroup(pid, 'SIGKILL');
    await sleep(20);
  }
}

/**
 * What was written to a file from `offset` on (at most the last 256 KiB).
 * @param {string} file
 */
export function readFrom(file, offset = 0) {
  let handle;
  try {
    handle = openSync(file, 'r');
  } catch {
    return ''; // not written yet
  }
  try {
    const { size } = fstatSync(handle);
    const start = Math.max(offset, size - 256 * 1024);
    const buffer = Buffer.alloc(Math.max(0, size - start));
    readSync(handle, buffer, 0, buffer.length, start);
    return buffer.toString('utf8');
  } finally {
    closeSync(handle);
  }
}

/**
 * The last 12 lines of a log, each cut to a readable width.
 * @param {string} file
 */
export function lastLines(file, offset = 0) {
  const lines = readFrom(file, offset)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines
    .slice(-12)
    .map((line) => `  | ${line.slice(0, 220)}`)
    .join('\n');
}
