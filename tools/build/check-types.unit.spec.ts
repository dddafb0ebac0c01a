import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHECK = join(import.meta.dirname, 'check-types.mjs');

describe('the check of types', () => {
  const dir = mkdtempSync(join(tmpdir(), 'stallbook-types-'));
  const config = join(dir, 'tsconfig.json');
  const check = () => execFileSync(process.execPath, [CHECK, config], { encoding: 'utf8' });
  beforeAll(() => {
    const compilerOptions = { declaration: true, emitDeclarationOnly: true, outDir: 'dist-types', rootDir: '.' };
    writeFileSync(config, JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    writeFileSync(join(dir, 'kept.ts'), 'export const kept = 1;\n');
    writeFileSync(join(dir, 'deleted.ts'), 'export const deleted = 1;\n');
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('removes the types of a source that is gone', () => {
    const written = () => readdirSync(join(dir, 'dist-types')).sort();
    check();
    expect(written()).toEqual(['deleted.d.ts', 'kept.d.ts']);
    rmSync(join(dir, 'deleted.ts'));
    check();
    expect(written()).toEqual(['kept.d.ts']);
  });

  it('fails with the errors that it found', () => {
    writeFileSync(join(dir, 'wrong.ts'), `export const wrong: number = '1';\n`);
    expect(check).toThrow();
    rmSync(join(dir, 'wrong.ts'));
  });
});
