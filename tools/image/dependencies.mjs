import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { manifestOf } from './workspace.mjs';

/**
 * The installed packages that a set of packages needs, each where Node finds it: paths from the workspace's root.
 * Optional peers come along only where they are imported, because a package that names them works without them.
 * @param {string} repo
 * @param {{ name: string, from: string }[]} imported
 */
export function installedPackages(repo, imported) {
  /** @type {Map<string, string>} */
  const found = new Map();
  const waiting = imported.map((one) => ({ ...one, required: true }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, from, required } = next;
    const dir = find(repo, from, name);
    if (dir === undefined) {
      if (required) throw new Error(`${relative(repo, from)} needs ${name}, which is not installed.`);
      continue;
    }
    if (found.has(dir)) continue;
    found.set(dir, name);
    waiting.push(...needsOf(dir));
  }
  return [...found.keys()].map((dir) => relative(repo, dir).split(sep).join('/')).sort();
}

/** @param {string} dir */
function needsOf(dir) {
  const { dependencies = {}, optionalDependencies = {}, ...manifest } = manifestOf(dir);
  const { peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  const optional = new Set(Object.keys(optionalDependencies)); // npm lists them among the dependencies too
  return [
    ...Object.keys(dependencies).map((name) => ({ name, from: dir, required: !optional.has(name) })),
    ...[...optional].map((name) => ({ name, from: dir, required: false })),
    ...peers.map((name) => ({ name, from: dir, required: true })),
  ];
}

/**
 * Looks in the `node_modules` of each folder upwards, as Node does.
 * @param {string} repo @param {string} from @param {string} name
 * @returns {string | undefined}
 */
function find(repo, from, name) {
  for (let folder = from; folder.startsWith(repo); folder = dirname(folder)) {
    const dir = join(folder, 'node_modules', name);
    if (existsSync(join(dir, 'package.json'))) return dir;
  }
  return undefined;
}
