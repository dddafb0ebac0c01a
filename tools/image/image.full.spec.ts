import { execFileSync, execSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyHolders } from '@stallbook/platform';
import { dropDatabases } from '@stallbook/platform/testing';
import { copyContext, linkInstalled } from './testing/context.js';
import { repo, runOf } from './testing/dockerfile.js';
import { whileRunning } from './testing/process.js';
import { compiledFiles, importsOf } from './workspace.mjs';

const processes = [...new Set(Object.values(keyHolders).flat())];
const read = <T>(file: string): T => JSON.parse(readFileSync(join(repo, file), 'utf8')) as T;
const { dependencies } = read<{ dependencies: Record<string, string> }>('package.json');
const { packages } = read<{ packages: Record<string, { dev?: boolean }> }>('package-lock.json');
/** What no production dependency needs, as the lock file says. */
const developmentOnly = Object.keys(packages).filter((path) => packages[path]?.dev);

describe('the image', () => {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'stallbook-image-')));
  const context = join(scratch, 'app');
  const folderOf = (process: string) => join(scratch, 'images', process);
  const run = (command: string, cwd: string, env: Record<string, string> = {}): string =>
    execSync(command, { cwd, env: { ...process.env, ...env }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  beforeAll(() => {
    copyContext(context);
    linkInstalled(context);
    run(runOf('build'), context, { NX_DAEMON: 'false' });
    mkdirSync(join(scratch, 'images'));
    for (const process of processes) {
      run(runOf('assemble').replace(/\/image$/, folderOf(process)), context, { PROCESS: process });
    }
    // The images are read-only, for a user who is not their owner.
    execFileSync('chmod', ['-R', 'a+rX,a-w', join(scratch, 'images')]);
    chmodSync(scratch, 0o755);
  });
  afterAll(async () => {
    execFileSync('chmod', ['-R', 'u+w', scratch]);
    rmSync(scratch, { recursive: true, force: true });
    await dropDatabases(process.env['MONGODB_URL'] ?? '', 'image_');
  });

  it.each(processes)('of %s has its own package and libraries, and no other process', (process) => {
    const apps = readdirSync(join(folderOf(process), 'apps'));
    expect(apps.sort()).toEqual(process === 'gateway' ? ['gateway', 'web'] : [process]);
    expect(existsSync(join(folderOf(process), 'infra'))).toBe(false);
    expect(readdirSync(join(folderOf(process), 'libs'))).not.toContain('testing');
    expect(existsSync(join(folderOf(process), 'apps', process, 'src'))).toBe(false);
  });

  it.each(processes)('of %s has no development dependency', (process) => {
    const present = developmentOnly.filter((path) => existsSync(join(folderOf(process), path)));
    expect(present).toEqual([]);
  });

  it.each(processes)('of %s has a file for every import of its compiled code', (process) => {
    const folder = folderOf(process);
    const files = ['apps', 'libs']
      .flatMap((group) => compiledFiles(join(folder, group)))
      .filter((file) => !file.includes('/apps/web/'))
      .map((file) => ({ file, imports: importsOf(file) }));
    expect(files.length).toBeGreaterThan(20);
    const script = join(repo, 'tools/image/testing/unresolved.mjs');
    const missing = execFileSync(
      global.process.execPath,
      ['--experimental-import-meta-resolve', '--no-warnings', script],
      {
        input: JSON.stringify([folder, ...files]),
        encoding: 'utf8',
      },
    );
    expect(JSON.parse(missing)).toEqual([]);
  });

  it('has heavy packages only where its process uses them', () => {
    const holders = (name: string) => processes.filter((one) => existsSync(join(folderOf(one), 'node_modules', name)));
    expect(holders('stripe')).toEqual(['billing']);
    expect(holders('react')).toEqual([]);
    expect(holders('mercurius')).toEqual(['gateway']);
    expect(holders('@node-rs/argon2')).toEqual(['identity']);
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['stripe', 'react', 'mercurius']));
  });

  it.each(processes)(
    'of %s starts on a read-only folder as a user without rights, until it is ready',
    async (process) => {
      const { answer, code } = await whileRunning(
        { name: process, folder: folderOf(process), prefix: `image_${process}` },
        async (url) => (process === 'gateway' ? (await fetch(url)).text() : ''),
      );
      if (process === 'gateway') expect(answer).toContain('<title>');
      expect(code).toBe(0);
    },
  );
});
