import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claim, freePort, whyTaken } from './ports.mjs';

const NAMES = /** @type {const} */ (['mongo', 'redis', 'kafka', 'kafkaController']);

/** @typedef {Record<typeof NAMES[number], number>} Ports */

/**
 * @param {string} root
 * @param {'free' | 'kept' | Partial<Ports>} choice
 * @returns {Promise<Ports>}
 */
export async function choosePorts(root, choice) {
  if (choice === 'kept') return keptPorts(root, 'servers', NAMES);
  const given = choice === 'free' ? {} : choice;
  /** @type {number[]} */
  const taken = Object.values(given);
  const ports = /** @type {Ports} */ ({});
  for (const name of NAMES) taken.push((ports[name] = given[name] ?? (await freePort(taken))));
  return ports;
}

/**
 * Free ports by name, the same as at the last start if they are still free.
 * @template {string} Name
 * @param {string} root
 * @param {string} set the file's name: `<root>/run/ports/<set>.json`
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, number>>}
 */
export async function keptPorts(root, set, names) {
  const dir = join(root, 'run', 'ports');
  const file = join(dir, `${set}.json`);
  const kept = readKept(file);
  const ports = /** @type {Record<Name, number>} */ ({});
  for (const name of names) {
    const last = kept[name];
    const free = typeof last === 'number' && (await claim(last)) && (await whyTaken(last)) === undefined;
    ports[name] = free
      ? last
      : await freePort(/** @type {number[]} */ ([...Object.values(kept), ...Object.values(ports)]));
  }
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, JSON.stringify(ports));
  return ports;
}

/** @param {string} file @returns {Record<string, unknown>} */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {}; // first start, or torn by a crash: new ports are chosen
  }
}
