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
import { fingerprint, isBuilt, markBuilt } from './mark.mjs';

/** What only specs use. */
const FOR_SPECS = ['testing', 'fixture', 'import/fixtures', 'contract'];

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

  it('knows what it has built, until a source changes or goes', async () => {
    markBuilt(dir, fingerprint([source]));
    expect(isBuilt(dir, fingerprint([source]))).toBe(true);
    rmSync(join(source, 'b.ts'));
    expect(isBuilt(dir, fingerprint([source]))).toBe(false);
    await compilePackage(process.cwd(), dir);
    expect(existsSync(built('b.js'))).toBe(false);
  });

  it('keeps the chunks of earlier builds of the web app for a week', () => {
    const assets = join(dir, 'web', 'assets');
    mkdirSync(assets, { recursive: true });
    const now = Date.now();
    const builtDaysAgo = (days: number, name: string) => {
      writeFileSync(join(assets, name), '');
      utimesSync(join(assets, name), new Date(now), new Date(now - days * 86_400_000));
    };
    builtDaysAgo(0, 'main-3c4d.js');
    builtDaysAgo(6, 'main-1a2b.js');
    builtDaysAgo(8, 'main-0f0f.js');
    forgetOldFiles(join(dir, 'web'), now);
    expect(readdirSync(assets).sort()).toEqual(['main-1a2b.js', 'main-3c4d.js']);
  });
});
