import { readFileSync } from 'node:fs';
import { completeLock, platformOf } from './complete.mjs';

describe('the lock file', () => {
  it('holds every platform package, so that npm ci installs anywhere (else: npm run lock)', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> };
    expect(completeLock(packages)).toEqual([]);
  });

  it('names no host: each client knows its registry', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
  });

  it('resolves nothing by a tag, whose version of tomorrow would be out of step (else: overrides)', () => {
    const { overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as { overrides: Record<string, object> };
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dependencies?: Record<string, string> }>;
    };
    const tagged = Object.entries(packages).flatMap(([path, { dependencies = {} }]) =>
      Object.entries(dependencies)
        .filter(
          ([name, range]) => range === 'latest' && !(name in (overrides[path.split('node_modules/').pop()!] ?? {})),
        )
        .map(([name]) => `${path}: ${name}`),
    );
    expect(tagged).toEqual([]);
  });

  it('reads the platform from a name', () => {
    expect(platformOf('@swc/core-linux-arm64-musl')).toEqual({ cpu: ['arm64'], os: ['linux'], libc: ['musl'] });
    expect(platformOf('@swc/core-win32-x64-msvc')).toEqual({ cpu: ['x64'], os: ['win32'], libc: undefined });
    expect(platformOf('fsevents')).toEqual({ cpu: undefined, os: undefined, libc: undefined });
  });
});
