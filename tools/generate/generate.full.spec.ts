import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPO, scratchCopy, type ScratchCopy } from './scratch-copy.js';

const GENERATED = [
  'aggregate applications waiting-list',
  'use-case applications waiting-list rename-waiting-list',
  'use-case applications waiting-list waiting-list-details --query',
  'use-case applications application retitle-application',
  'reaction applications waiting-list market-event-deleted',
  'event-version applications application submitted',
  'event-version applications application submitted',
  'event-version applications waiting-list created',
  'integration-event applications waiting-list created',
  'integration-event applications application edited',
  'screen bookmarks saved-list --access vendor',
  'screen bookmarks saved-lists --access admin --path /admin/saved-lists',
];

describe('everything that the generator writes', () => {
  let copy: ScratchCopy;
  const written: string[] = [];

  beforeAll(async () => {
    copy = await scratchCopy();
    const servers = '.stallbook/test-servers.json';
    if (existsSync(join(REPO, servers))) cpSync(join(REPO, servers), join(copy.root, servers), { recursive: true });
    for (const args of GENERATED) {
      const { stdout } = await copy.generate(...args.split(' '));
      written.push(...[...stdout.matchAll(/^(?:new|changed) +(\S+)$/gm)].map(([, path = '']) => path));
    }
  });
  afterAll(() => copy?.remove());

  const typecheck = (project: string, options: object) => {
    writeFileSync(join(copy.root, project), JSON.stringify({ ...options, exclude: [] }));
    return copy.faultsOf('typescript/bin/tsc', '--noEmit', '-p', project);
  };

  it('compiles', async () => {
    expect(written.length).toBeGreaterThan(30);
    const server = ['apps/applications/src', 'apps/gateway/src/applications', 'libs/contracts/src'];
    const typings = 'libs/messaging/src/kafka/kafkajs-internals.d.ts';
    const files = [...server.map((folder) => `${folder}/**/*.ts`), typings];
    const compilerOptions = { types: ['node', 'jest'] };
    const base = './tsconfig.base.json';
    expect(await typecheck('tsconfig.generated.json', { extends: base, compilerOptions, include: files })).toBe('');
    const web = ['src/features/bookmarks/**/*', 'src/app/*screens.ts', 'src/app/*.spec.ts*', 'src/testing/*.ts*'];
    const project = 'apps/web/tsconfig.generated.json';
    expect(await typecheck(project, { extends: './tsconfig.json', include: web })).toBe('');
  });

  it('is formatted', async () => {
    expect(await copy.faultsOf('prettier/bin/prettier.cjs', '--list-different', ...new Set(written))).toBe('');
  });

  it('passes its specs, and the specs of what it changed', async () => {
    const specs = [...new Set(written)].filter((path) => /\.spec\.tsx?$/.test(path));
    expect(specs).toHaveLength(8);
    const changed = [
      'libs/contracts/src/integration/',
      'apps/applications/src/stored-events',
      'apps/web/src/app/pages',
    ];
    const faults = await copy.faultsOf('jest/bin/jest.js', '--maxWorkers=1', '--silent', ...specs, ...changed);
    expect(faults).toBe('');
  });
});
