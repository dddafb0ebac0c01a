import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repo = resolve(import.meta.dirname, '../..');
const NODE = ['--conditions=@stallbook/source', '--import', '@oxc-node/core/register'];

/** What a slice touches: a service, the contracts and the gateway. */
const TREE = ['apps/content/src', 'apps/gateway/src', 'libs/contracts/src'];

describe('generating a use case', () => {
  let root: string;
  const generate = (...args: string[]) =>
    run(process.execPath, [...NODE, join(repo, 'tools/generate/generate.ts'), ...args, '--root', root], {
      cwd: repo,
      // Jest's own options are not for the child.
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  const refusal = (...args: string[]): Promise<string> =>
    generate(...args).then(
      () => 'none',
      ({ stderr }: { stderr: string }) => stderr.trim(),
    );
  const text = (path: string): string => readFileSync(join(root, path), 'utf8');

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'generate-'));
    for (const path of TREE) cpSync(join(repo, path), join(root, path), { recursive: true });
    symlinkSync(join(repo, 'node_modules'), join(root, 'node_modules'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('makes a command and a query, says what is left to write, and all of it type-checks', async () => {
    const command = await generate('use-case', 'content', 'blog-post', 'retitle-post');
    const query = await generate('use-case', 'content', 'blog-post', 'post-history', '--query');
    expect(command.stdout).toContain('new     apps/content/src/blog-post/domain/retitle-post.decider.ts');
    expect(command.stdout).toContain('Left to write:');
    expect(query.stdout).not.toContain('decider');
    expect(text('apps/gateway/src/content/content.resolver.ts')).toContain('return caller.call(retitlePost, input);');
    expect(text('apps/content/src/blog-post/blog-post.module.ts')).toMatch(/RetitlePostHandler,\s+PostHistoryHandler/);

    const home = 'apps/content/src/blog-post';
    writeFileSync(
      join(root, 'tsconfig.json'),
      JSON.stringify({
        extends: join(repo, 'tsconfig.base.json'),
        compilerOptions: {
          types: ['node', 'jest'],
          paths: { '@stallbook/contracts': [join(root, 'libs/contracts/src/index.ts')] },
        },
        files: [
          `${home}/blog-post.module.ts`,
          `${home}/domain/retitle-post.decider.unit.spec.ts`,
          `${home}/retitle-post/retitle-post.int.spec.ts`,
          `${home}/post-history/post-history.int.spec.ts`,
          'apps/gateway/src/content/content.resolver.ts',
          join(repo, 'libs/messaging/src/kafka/kafkajs-internals.d.ts'),
        ],
      }),
    );
    const checked = run(process.execPath, [join(repo, 'node_modules/typescript/bin/tsc'), '-p', root], { cwd: root });
    const faults = checked.then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    await expect(faults).resolves.toBe('');
  }, 240_000);

  it('makes nothing that passes by itself', async () => {
    const file = join(root, 'apps/content/src/blog-post/domain/retitle-post.decider.ts');
    const { retitlePost } = (await import(file)) as Record<string, () => unknown>;
    expect(retitlePost).toThrow('the rule of retitle-post is not written');
    // … nor where somebody makes the rule answer with nothing.
    expect(text('apps/content/src/blog-post/domain/retitle-post.decider.unit.spec.ts')).toContain(
      'expect(expected).not.toEqual([])',
    );
    expect(text('apps/content/src/blog-post/post-history/post-history.handler.ts')).toContain('is not written');
    // The door stays closed until somebody says who may.
    expect(text('libs/contracts/src/content/operations.ts')).toMatch(
      /'content\.retitlePost', \{\s+input: RetitlePostInput,\s+access: 'system',/,
    );
  });

  it('writes as prettier would', async () => {
    const { stdout } = await run(process.execPath, [
      join(repo, 'node_modules/prettier/bin/prettier.cjs'),
      '--config',
      join(repo, '.prettierrc.json'),
      '--list-different',
      join(root, 'apps/content/src/blog-post/{domain/retitle-post*,retitle-post/*,post-history/*,*.module}.ts'),
      join(root, 'libs/contracts/src/content/*.ts'),
    ]).catch(({ stdout: different }: { stdout: string }) => ({ stdout: different }));
    expect(stdout).toBe('');
  });

  it('replaces no file, and changes none where one is in the way', async () => {
    const file = 'apps/content/src/blog-post/unpublish-post/unpublish-post.handler.ts';
    mkdirSync(join(root, file, '..'));
    writeFileSync(join(root, file), 'mine');
    const before = text('libs/contracts/src/content/operations.ts');
    expect(await refusal('use-case', 'content', 'blog-post', 'unpublish-post')).toBe(`${file} is there already.`);
    expect(text(file)).toBe('mine');
    expect(text('libs/contracts/src/content/operations.ts')).toBe(before);
    expect(await refusal('use-case', 'content', 'blog-post', 'count-post-view')).toBe(
      'There is an operation countPostView already.',
    );
  });

  it.each([
    [
      ['use-case', 'content', 'blog-post', 'RetitlePost'],
      'The name of the use case is written like-this, not "RetitlePost".',
    ],
    [
      ['use-case', 'content', 'blog-post', '../retitle'],
      'The name of the use case is written like-this, not "../retitle".',
    ],
    [['use-case', 'contents', 'blog-post', 'retitle'], 'There is no service contents.'],
    [['use-case', 'content', 'post', 'retitle'], 'The service content has no aggregate post.'],
    [['use-case', 'content'], 'Usage: npm run generate -- use-case <service> <aggregate> <use-case> [--query]'],
  ])('refuses %j in one line', async (args, words) => {
    expect(await refusal(...args)).toBe(words);
  });
});
