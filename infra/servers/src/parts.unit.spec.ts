import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { intoCache } from './cache.mjs';
import { requireChromium } from './chromium.mjs';
import { ensureSpace } from './folders.mjs';
import { clusterId } from './kafka.mjs';
import { linuxBuild } from './mongo-source.mjs';
import { obtain } from './obtain.mjs';
import { describeProblem } from './problem.mjs';
import { addressesOf } from './provide.mjs';
import { bytesToStart } from './servers.mjs';

describe('parts of the servers', () => {
  const dir = mkdtempSync(join(tmpdir(), 'stallbook-parts-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('a cluster id is 16 bytes and never begins with a dash', () => {
    const ids = Array.from({ length: 300 }, (_, index) => clusterId(`/some/folder/${index}`));
    expect(ids.every((id) => /^[A-Za-z0-9][\w-]{21}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(300);
  });

  it('says how to install the browser for tests when there is none', () => {
    expect(() => requireChromium({ CHROME_PATH: join(dir, 'none') })).toThrow('Install it');
  });

  it('reads hosts and ports of every kind of address', () => {
    expect(addressesOf('mongodb://user:p%40ss@a:1,b/?replicaSet=rs0', 27017)).toEqual([
      { host: 'a', port: 1 },
      { host: 'b', port: 27017 },
    ]);
    expect(addressesOf('redis://[::1]:7', 6379)).toEqual([{ host: '::1', port: 7 }]);
    expect(addressesOf('one:9092, two:9093', 9092)).toHaveLength(2);
    expect(addressesOf('mongodb+srv://cluster.example/db', 27017)).toEqual([]);
  });

  it('chooses the MongoDB build by distribution', () => {
    expect(linuxBuild('ID=debian\nVERSION_ID="12"')).toBe('ubuntu2204');
    expect(linuxBuild('ID=debian\nVERSION_ID="11"')).toBe('debian11');
    expect(linuxBuild('ID=ubuntu\nVERSION_ID="20.04"')).toBe('ubuntu2004');
    expect(linuxBuild('ID="rocky"\nID_LIKE="rhel centos fedora"\nVERSION_ID="8.9"')).toBe('rhel80');
  });

  it('a full disk is named before anything is written', () => {
    const full = () => ({ bavail: 10, bsize: 1_000_000 });
    expect(() => ensureSpace(dir, 400_000_000, 'Stallbook', full)).toThrow(
      `The disk is full: ${dir} has 10 MB free, but Stallbook needs 400 MB.`,
    );
    expect(() => ensureSpace(dir, 9_000_000, 'Stallbook', full)).not.toThrow();
  });

  it('a start with data from before needs less space than a first one', () => {
    const root = join(dir, 'started');
    expect(bytesToStart(root)).toBe(400_000_000);
    mkdirSync(join(root, 'data', 'mongo'), { recursive: true });
    writeFileSync(join(root, 'data', 'mongo', 'WiredTiger'), 'from before');
    expect(bytesToStart(root)).toBe(50_000_000);
  });

  it('a disk that fills up meanwhile is named, not a stack', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
    expect(describeProblem(full)).toBe('The disk is full.\nFree some space and start again.');
  });

  it('an interrupted fetch leaves nothing in the cache', async () => {
    const target = join(dir, 'cache', 'server');
    const broken = intoCache(target, async (folder: string) => {
      writeFileSync(join(folder, 'half'), 'x');
      throw new Error('connection lost');
    });
    await expect(broken).rejects.toThrow('connection lost');
    expect(readdirSync(join(dir, 'cache'))).toEqual([]);
    await intoCache(target, async (folder: string) => {
      writeFileSync(join(folder, 'whole'), 'x');
      return join(folder, 'whole');
    });
    await expect(intoCache(target, async (folder: string) => folder)).resolves.toBeUndefined();
  });

  it('tells why each way to a server failed, and what to type', async () => {
    const wish = { env: {}, say: () => undefined };
    const found = obtain(wish, {
      title: 'Thing 1',
      megabytes: 1,
      installed: undefined,
      cached: join(dir, 'nowhere', 'thing'),
      works: async () => true,
      ways: [{ name: 'its vendor', fill: async () => Promise.reject(new Error('no answer')) }],
      remedy: 'apt-get install thing',
    });
    await expect(found).rejects.toMatchObject({
      message: 'Thing 1 is missing and could not be downloaded.',
      details: '  - its vendor: no answer',
      remedy: 'Check the network, or install it: apt-get install thing',
    });
  });
});
