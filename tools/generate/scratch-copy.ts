import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const REPO = resolve(import.meta.dirname, '../..');
const NODE_ARGS = ['--conditions=@stallbook/source', '--import', '@oxc-node/core/register'];

/** A copy of the tracked files that uses the installed packages, with the projects linked to the copy. */
export async function scratchCopy() {
  const root = mkdtempSync(join(tmpdir(), 'generate-'));
  const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: REPO,
    maxBuffer: 16_000_000,
  });
  for (const path of stdout.split('\n').filter((path) => path && existsSync(join(REPO, path)))) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    cpSync(join(REPO, path), join(root, path));
  }
  linkPackages(root);
  // Jest's own options are not for the children, and neither is the file of its running suites.
  const env = { ...process.env, NODE_OPTIONS: '', STALLBOOK_TEST_OPEN_SUITES: undefined };
  return {
    root,
    generate: (...args: string[]) =>
      run(process.execPath, [...NODE_ARGS, join(root, 'tools/generate/generate.ts'), ...args], { cwd: root, env }),
    /** Runs a command of an installed package there; what it printed if it fails, else nothing. */
    faultsOf: (script: string, ...args: string[]): Promise<string> =>
      run(process.execPath, [join(root, 'node_modules', script), ...args], {
        cwd: root,
        env,
        maxBuffer: 16_000_000,
      }).then(
        () => '',
        (error: { stdout: string; stderr: string }) => `${error.stdout}\n${error.stderr}`,
      ),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function linkPackages(root: string): void {
  const modules = join(REPO, 'node_modules');
  const own = join(root, 'node_modules/@stallbook');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== '@stallbook') symlinkSync(join(modules, name), join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(modules, '@stallbook')))
    symlinkSync(readlinkSync(join(modules, '@stallbook', name)), join(own, name));
}

export type ScratchCopy = Awaited<ReturnType<typeof scratchCopy>>;
