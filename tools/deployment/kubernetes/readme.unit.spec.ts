import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const README = join(import.meta.dirname, '../../../k8s/README.md');
const text = readFileSync(README, 'utf8');
const promises = text.slice(text.indexOf('| promise | test |'), text.indexOf('## Secrets'));
const named = [...promises.matchAll(/\[([^\]]+)\]\((\.\.\/tools\/[^)]+)\)/g)].map(
  ([, title = '', file = '']) => `${relative(import.meta.dirname, join(dirname(README), file))}: ${title}`,
);

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.spec.ts') && file !== 'readme.unit.spec.ts')
  .flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/\bit(?:\.each\([^'\n]*\))?\(\s*'([^']+)'/g),
    ].map(([, title = '']) => `${file}: ${title}`),
  );

describe('the document about Kubernetes', () => {
  it('names a test for every promise, and a promise for every test', () => {
    expect(titles.length).toBeGreaterThan(20);
    expect(named.sort()).toEqual(titles.sort());
  });
});
