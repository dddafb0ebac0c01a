import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assemble } from './assemble.mjs';

describe('the folder of a process', () => {
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'stallbook-assemble-')));
  const repo = join(scratch, 'repo');
  const write = (path: string, content: string | object) => {
    mkdirSync(dirname(join(repo, path)), { recursive: true });
    writeFileSync(join(repo, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const installed = (path: string, manifest: object) => {
    write(`node_modules/${path}/package.json`, { name: path, ...manifest });
    write(`node_modules/${path}/index.js`, 'export {};');
  };
  const own = (path: string, code: string) => {
    write(`${path}/package.json`, { name: `@stallbook/${path.split('/')[1] ?? ''}` });
    write(`${path}/dist/main.js`, code);
    write(`${path}/src/main.ts`, code);
  };
  const folderOf = (process: string): ((path: string) => boolean) => {
    const folder = join(scratch, process);
    assemble(repo, process, folder);
    return (path) => existsSync(join(folder, path));
  };

  beforeAll(() => {
    write('package.json', {
      name: 'stallbook',
      version: '1.2.3',
      dependencies: { db: '1.0.0', mail: '1.0.0', lost: '1.0.0' },
      devDependencies: { runner: '1.0.0' },
    });
    own(
      'apps/orders',
      `import '@stallbook/kernel/part'; import { readFile } from 'node:fs'; await import('db/deep.js');`,
    );
    own('apps/letters', `import 'mail'; import '@stallbook/kernel';`);
    own('apps/careless', `import 'runner';`);
    own('apps/forgetful', `import 'lost';`);
    own('libs/kernel', `export const one = 1;`);
    own('libs/unused', `export {};`);
    write('apps/orders/dist/main.js.map', '{}');
    installed('db', {
      dependencies: { wire: '2.0.0' },
      optionalDependencies: { 'wire-windows': '1.0.0' },
      peerDependencies: { clock: '1.0.0', viewer: '1.0.0' },
      peerDependenciesMeta: { viewer: { optional: true } },
    });
    for (const name of ['wire', 'clock', 'viewer', 'mail', 'runner']) installed(name, {});
    installed('db/node_modules/wire', { dependencies: { clock: '1.0.0' } });
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('has the package of the process and the libraries that it imports, built, and no others', () => {
    const has = folderOf('orders');
    for (const path of [
      'apps/orders/dist/main.js',
      'libs/kernel/dist/main.js',
      'node_modules/@stallbook/kernel/package.json',
    ]) {
      expect(has(path)).toBe(true);
    }
    for (const path of ['apps/letters', 'libs/unused', 'apps/orders/src', 'apps/orders/dist/main.js.map']) {
      expect(has(path)).toBe(false);
    }
    expect(readFileSync(join(scratch, 'orders', 'main.js'), 'utf8')).toBe(`import './apps/orders/dist/main.js';\n`);
    expect(JSON.parse(readFileSync(join(scratch, 'orders', 'package.json'), 'utf8'))).toMatchObject({
      version: '1.2.3',
    });
    rmSync(join(scratch, 'orders'), { recursive: true });
  });

  it('has the dependencies that are imported, with theirs, where Node finds them', () => {
    const has = folderOf('orders');
    for (const path of ['db', 'db/node_modules/wire', 'clock']) expect(has(`node_modules/${path}/index.js`)).toBe(true);
    for (const path of ['mail', 'runner', 'viewer', 'wire', 'wire-windows'])
      expect(has(`node_modules/${path}`)).toBe(false);
    expect(() => folderOf('orders')).toThrow('already exists');
  });

  it('is refused when shipped code imports a development dependency', () => {
    expect(() => folderOf('careless')).toThrow('apps/careless imports runner, which is no production dependency.');
  });

  it('is refused when a dependency is not installed, or when there is no such process', () => {
    expect(() => folderOf('forgetful')).toThrow('apps/forgetful needs lost, which is not installed.');
    expect(() => folderOf('nothing')).toThrow('there is no such process, or it is not built');
    for (const name of ['careless', 'forgetful', 'nothing']) expect(existsSync(join(scratch, name))).toBe(false);
  });
});
