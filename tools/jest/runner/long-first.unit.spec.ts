import { existsSync } from 'node:fs';
import { LONG, longFirst } from './long-first.mjs';

describe('the order of suites', () => {
  it('begins with the long ones and keeps the order of the others', () => {
    const [first = '', second = ''] = LONG;
    const tests = ['/repo/b.ts', `/repo/${second}`, '/repo/a.ts', `/repo/${first}`].map((path) => ({ path }));
    expect(longFirst(tests).map(({ path }) => path)).toEqual([
      `/repo/${second}`,
      `/repo/${first}`,
      '/repo/b.ts',
      '/repo/a.ts',
    ]);
  });

  it('names long suites that exist', () => {
    expect(LONG.filter((path) => !existsSync(path))).toEqual([]);
  });
});
