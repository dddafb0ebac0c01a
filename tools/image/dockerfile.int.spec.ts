import { execSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { copyContext } from './testing/context.js';
import { baseImage, repo, runOf, stages } from './testing/dockerfile.js';

const { packages } = JSON.parse(readFileSync(join(repo, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { link?: boolean; resolved?: string }>;
};

describe('the Dockerfile', () => {
  const manifests = mkdtempSync(join(tmpdir(), 'stallbook-manifests-'));
  const run = (command: string): string => execSync(command, { cwd: manifests, encoding: 'utf8', stdio: 'pipe' });
  afterAll(() => rmSync(manifests, { recursive: true, force: true }));

  it('installs by the manifests and the lock file alone, before it copies sources', () => {
    copyContext(manifests);
    run(runOf('manifests'));
    const left = readdirSync(manifests, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = left.map((entry) => relative(manifests, join(entry.parentPath, entry.name)));
    const ofPackages = Object.values(packages).flatMap(({ link, resolved }) =>
      link ? [`${resolved}/package.json`] : [],
    );
    expect(paths.sort()).toEqual(['.npmrc', 'package-lock.json', 'package.json', ...ofPackages].sort());
    expect(runOf('dependencies')).toBe('npm ci');
    // npm refuses a lock file that does not fit the dependencies in the manifests.
    run('npm ci --dry-run --offline');
    const steps = stages.flatMap(({ name, steps: own }) =>
      own.map(([instruction, rest]) => `${name} ${instruction} ${rest}`),
    );
    expect(steps.indexOf('dependencies RUN npm ci')).toBeLessThan(steps.indexOf('build COPY . .'));
  });

  it('ships the assembled folder on a pinned image of Node, owned by root and run by a numbered user', () => {
    const last = stages.at(-1);
    expect(baseImage).toMatch(/^node:\d+\.\d+\.\d+-bookworm-slim$/);
    expect(new Set(stages.map(({ from }) => from).filter((from) => from.includes('$')))).toEqual(new Set(['${NODE}']));
    expect(last?.steps.filter(([instruction]) => instruction === 'COPY')).toEqual([
      ['COPY', '--from=assemble /image ./'],
    ]);
    expect(last?.steps.slice(-2)).toEqual([
      ['USER', '1000:1000'],
      ['ENTRYPOINT', '["node", "main.js"]'],
    ]);
  });
});
