import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@stallbook/servers';
import { ensureInstalled } from './install.mjs';

describe('a first start', () => {
  const repo = mkdtempSync(join(tmpdir(), 'stallbook-install-'));
  afterAll(() => rmSync(repo, { recursive: true, force: true }));

  it('without a network says that it needs one, and what npm said', async () => {
    const registry = `http://127.0.0.1:${await freePort()}/`;
    const root = { name: 'fresh', version: '1.0.0', dependencies: { thing: '1.0.0' } };
    const thing = { version: '1.0.0', resolved: `${registry}thing/-/thing-1.0.0.tgz`, integrity: 'sha512-AAAA' };
    const packages = { '': root, 'node_modules/thing': thing };
    writeFileSync(join(repo, 'package.json'), JSON.stringify(root));
    writeFileSync(join(repo, 'package-lock.json'), JSON.stringify({ ...root, lockfileVersion: 3, packages }));
    const npm = { npm_config_registry: registry, npm_config_fetch_retries: '0', npm_config_cache: join(repo, 'cache') };
    const env = { PATH: process.env['PATH'], HOME: repo, ...npm };
    const said: string[] = [];
    const start = ensureInstalled({ repo, env, say: (line) => void said.push(line) });
    await expect(start).rejects.toMatchObject({
      message: 'The packages could not be installed.',
      details: expect.stringContaining('ECONNREFUSED') as string,
      remedy: expect.stringContaining('The first start needs a network') as string,
    });
    expect(said[0]).toContain('Installing packages');
  });
});
