import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine } from './examine.mjs';
import { isInstalled } from './install.mjs';
import { nodeProblem } from './node-version.mjs';
import { readOptions } from './options.mjs';

describe('npm run doctor', () => {
  const dir = mkdtempSync(join(tmpdir(), 'stallbook-doctor-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('says what is used from where, what is missing and the command that installs it', async () => {
    const lines: string[] = [];
    const env = { PATH: join(dir, 'none'), STALLBOOK_CACHE: join(dir, 'cache'), STALLBOOK_DATA_DIR: join(dir, 'data') };
    expect(await examine({ ...env, REDIS_URL: 'redis://elsewhere' }, (line) => lines.push(line))).toBe(false); // npm
    const text = lines.join('\n');
    expect(text).toContain(`ok       Node         ${process.versions.node}`);
    expect(text).toContain('MISSING  npm          not on PATH');
    expect(text).toContain('ok       Redis        from the environment (REDIS_URL)');
    expect(text).toMatch(/without {2}MongoDB .*\n +Check the network, or install it: /);
    expect(text).toMatch(/without {2}Java .*\n +(sudo apt-get|brew) install/);
    expect(text).toMatch(/without {2}kubectl .*\n +Install it: /);
  });

  it('says what is wrong with a variable that it cannot read', () => {
    const doctor = join(import.meta.dirname, 'doctor.mjs');
    const env = { ...process.env, NODE_OPTIONS: '', PORT: '80a' };
    const { status, stderr } = spawnSync(process.execPath, [doctor], { env, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^PORT must be a number from 1 to 65535, not 80a\.\n/);
  });
});

describe('before anything starts', () => {
  it('names the Node that is too old, and the one that is needed', () => {
    expect(nodeProblem('20.19.0')).toBeUndefined();
    expect(nodeProblem('22.1.0')).toBeUndefined();
    expect(nodeProblem('20.18.3')).toContain('needs Node.js 20.19 or later; this is 20.18.3');
    expect(nodeProblem('18.20.0')).toBeDefined();
  });

  it('takes what npm recorded as the truth about node_modules', () => {
    expect(isInstalled(process.cwd())).toBe(true);
    expect(isInstalled(dir())).toBe(false);
  });

  it('refuses options and ports that do not exist', () => {
    const read =
      (argv: string[], env = {}) =>
      () =>
        readOptions(argv, env, '/repo');
    expect(read(['--bus=rabbit'])).toThrow('--bus must be embedded or kafka, not rabbit.');
    expect(read(['--fast'])).toThrow('--fast');
    expect(read([], { PORT: '80a' })).toThrow('PORT must be a number from 1 to 65535, not 80a.');
    expect(readOptions([], { MONGODB_URL: 'mongodb://x' }, '/repo').demo).toBe(false);
    expect(readOptions([], {}, '/repo')).toMatchObject({ port: 8080, host: '127.0.0.1', demo: true, bus: undefined });
    expect(readOptions(['--no-demo'], {}, '/repo')).toMatchObject({ demo: false, build: true });
    expect(readOptions(['--no-build'], {}, '/repo')).toMatchObject({ build: false });
  });

  const dir = () => join(tmpdir(), 'no-such-workspace');
});
