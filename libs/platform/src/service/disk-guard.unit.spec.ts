import { DiskGuard } from './disk-guard.js';

const MB = 1_000_000;

describe('a full disk', () => {
  let now = 0;
  let free = 5_000 * MB;
  const guard = new DiskGuard(
    '/data',
    () => ({ bavail: free, bsize: 1 }),
    () => now,
  );
  const admits = (kind: 'command' | 'query') => {
    now += 1_000;
    try {
      guard.admit({ kind });
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'STORAGE_FULL', message: expect.stringContaining('disk') });
      return false;
    }
  };

  it('refuses commands and allows queries until space is available', () => {
    expect(admits('command')).toBe(true);
    free = 99 * MB;
    expect([admits('command'), admits('query')]).toEqual([false, true]);
    free = 100 * MB;
    expect(admits('command')).toBe(true);
  });

  it('does not affect a process whose database is on another machine', () => {
    const elsewhere = new DiskGuard(undefined, () => ({ bavail: 0, bsize: 1 }));
    expect(() => elsewhere.admit({ kind: 'command' })).not.toThrow();
  });
});
