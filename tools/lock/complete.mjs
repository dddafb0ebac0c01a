const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
/** @type {Record<string, string>} */
const CPU = {
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  ppc64le: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
  armv7: 'arm',
};
/** @type {Record<string, string>} */
const LIBC = { gnu: 'glibc', musl: 'musl' };

/**
 * @typedef {object} LockEntry
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {boolean} [inBundle]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * The platform of a package, by its name: `core-linux-arm64-musl`.
 * @param {string} name
 */
export function platformOf(name) {
  const parts = name.replace(/^@[^/]*\//, '').split('-');
  const pick = (/** @type {string[]} */ found) => (found.length > 0 ? found : undefined);
  return {
    cpu: pick(parts.flatMap((part) => CPU[part] ?? [])),
    os: pick(parts.filter((part) => OS.includes(part))),
    libc: pick(parts.flatMap((part) => (parts.includes('linux') ? (LIBC[part] ?? []) : []))),
  };
}

/**
 * Adds every missing optional platform package to the lock. Returns their paths.
 * @param {Record<string, LockEntry>} packages the `packages` of a lock file, changed in place
 */
export function completeLock(packages) {
  /** @type {string[]} */
  const added = [];
  for (const [parent, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const { cpu, os, libc } = platformOf(name);
      if ((!cpu && !os) || isHeld(packages, parent, name)) continue;
      const path = `node_modules/${name}` in packages ? `${parent}/node_modules/${name}` : `node_modules/${name}`;
      packages[path] = {
        version: range.replace(/^[^\d]*/, ''),
        ...(cpu && { cpu }),
        ...(dev && { dev }),
        ...(libc && { libc }),
        optional: true,
        ...(os && { os }),
      };
      added.push(path);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  for (const [path] of sorted) delete packages[path];
  Object.assign(packages, Object.fromEntries(sorted));
  return added;
}

/**
 * Whether the dependency resolves from its parent or a folder further up, in the requested version.
 * @param {Record<string, LockEntry>} packages @param {string} parent @param {string} name
 */
function isHeld(packages, parent, name) {
  const range = packages[parent]?.optionalDependencies?.[name] ?? '';
  for (let at = parent; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const entry = packages[at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`];
    if (entry !== undefined) return !/^\d/.test(range) || entry.version === range;
    if (at === '') return false;
  }
}
