import { existsSync } from 'node:fs';
import { LONG, longFirst } from './long-first.mjs';

describe('the order of suites', () => {
  it('begins with the long ones and keeps the order of the others', () => {
    const [first = '', second = ''] = LONG;
    const paths = ['/repo/b.ts', `/repo/${second}`, '/repo/a.ts', '/repo/c.full.spec.ts', `/repo/${first}`];
    expect(longFirst(paths.map((path) => ({ path }))).map(({ path }) => path)).toEqual([
      `/repo/${second}`,
      '/repo/c.full.spec.ts',
      `/repo/${first}`,
      '/repo/b.ts',
      '/repo/a.ts',
    ]);
  });

  it('names long suites that exist', () => {
    expect(LONG.filter((path) => !existsSync(path))).toEqual([]);
  });
});
