import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilePackage } from './compile.mjs';
import { forgetOldFiles } from './forget.mjs';

const FOR_SPECS = ['testing', 'import/testing'];

describe('npm run build', () => {
  const dir = mkdtempSync(join(tmpdir(), 'stallbook-build-'));
  const source = join(dir, 'src');
  const built = (name: string) => join(dir, 'dist', name);
  beforeAll(() => {
    mkdirSync(join(source, 'data'), { recursive: true });
    writeFileSync(join(source, 'index.ts'), `import { b } from './b.js';\nexport const a: number = b;\n`);
    writeFileSync(join(source, 'b.ts'), 'export const b = 1;\n');
    writeFileSync(join(source, 'index.unit.spec.ts'), 'it.todo("x");\n');
    writeFileSync(join(source, 'data', 'markets.csv'), 'title\n');
    for (const folder of FOR_SPECS) {
      mkdirSync(join(source, folder), { recursive: true });
      writeFileSync(join(source, folder, 'parcel.ts'), 'export {};\n');
    }
    mkdirSync(join(source, 'domain', 'golden'), { recursive: true });
    writeFileSync(join(source, 'domain', 'golden', 'parcel.v1.json'), '{}\n');
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('compiles sources, copies data and leaves specs out', async () => {
    await compilePackage(process.cwd(), dir);
    const code = readFileSync(built('index.js'), 'utf8');
    expect(code).toContain(`from './b.js'`);
    expect(code).not.toContain(': number');
    expect(existsSync(built('data/markets.csv'))).toBe(true);
    expect(existsSync(built('index.unit.spec.js'))).toBe(false);
    for (const folder of FOR_SPECS) expect(existsSync(built(folder))).toBe(false);
    expect(existsSync(built('domain/golden'))).toBe(false);
  });

  it('removes the output of a source that is gone', async () => {
    rmSync(join(source, 'b.ts'));
    await compilePackage(process.cwd(), dir);
    expect(existsSync(built('b.js'))).toBe(false);
  });

  it('keeps the chunks of earlier builds of the web app for a week', () => {
    const assets = join(dir, 'web', 'assets');
    mkdirSync(assets, { recursive: true });
    const day = 86_400_000;
    const start = Date.now();
    const buildAfter = (days: number, name: string) => {
      const at = new Date(start + days * day);
      // Restoring from the cache changes the times of all files.
      for (const file of readdirSync(assets)) utimesSync(join(assets, file), at, new Date(at.getTime() - 1_000));
      writeFileSync(join(assets, name), '');
      utimesSync(join(assets, name), at, at);
      forgetOldFiles(join(dir, 'web'), at.getTime());
      return readdirSync(assets).sort();
    };
    buildAfter(0, 'main-0.js');
    expect(buildAfter(2, 'main-2.js')).toEqual(['main-0.js', 'main-2.js']);
    expect(buildAfter(8, 'main-8.js')).toEqual(['main-2.js', 'main-8.js']);
  });
});
