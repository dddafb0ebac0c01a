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

  it('reads the platform from a name', () => {
    expect(platformOf('@swc/core-linux-arm64-musl')).toEqual({ cpu: ['arm64'], os: ['linux'], libc: ['musl'] });
    expect(platformOf('@swc/core-win32-x64-msvc')).toEqual({ cpu: ['x64'], os: ['win32'], libc: undefined });
    expect(platformOf('fsevents')).toEqual({ cpu: undefined, os: undefined, libc: undefined });
  });
});
