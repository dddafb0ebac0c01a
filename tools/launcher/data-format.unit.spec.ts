import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDataFormat } from './data-format.mjs';

describe('the format of a data folder', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'stallbook-format-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  const marker = () => join(root, 'data', 'format');
  const current = () => Number(readFileSync(marker(), 'utf8'));
  const startDatabase = () => mkdirSync(join(root, 'data', 'mongo'), { recursive: true });

  it('is marked before the first data, and accepted later', () => {
    checkDataFormat(root);
    startDatabase();
    expect(() => checkDataFormat(root)).not.toThrow();
  });

  it.each([
    ['an older', -1],
    ['a newer', 1],
  ])('is refused if it is %s one', (_which, difference) => {
    checkDataFormat(root);
    startDatabase();
    const other = `${current() + difference}\n`;
    writeFileSync(marker(), other);
    expect(() => checkDataFormat(root)).toThrow("can't be read");
    expect(readFileSync(marker(), 'utf8')).toBe(other);
  });

  it('is refused if data has no mark', () => {
    startDatabase();
    expect(() => checkDataFormat(root)).toThrow("can't be read");
  });
});
