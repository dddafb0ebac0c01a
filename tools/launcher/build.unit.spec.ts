import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';

describe('a checkout that cannot be written', () => {
  const repo = mkdtempSync(join(tmpdir(), 'stallbook-read-only-'));
  const start = () => ensureBuilt({ repo, env: {}, say: () => undefined }, () => false);
  beforeAll(() => mkdirSync(join(repo, 'apps', 'events'), { recursive: true }));
  afterAll(() => rmSync(repo, { recursive: true, force: true }));

  it('is refused with a remedy while an app is not built', async () => {
    await expect(start()).rejects.toMatchObject({
      message: `These apps of ${repo} are not built yet: events.`,
      remedy: 'Run `npm run build` there as a user who can write to it.',
    });
  });

  it('is used as it was built', async () => {
    mkdirSync(join(repo, 'apps', 'events', 'dist'));
    await expect(start()).resolves.toBeUndefined();
    expect(readdirSync(repo)).toEqual(['apps']);
  });
});
