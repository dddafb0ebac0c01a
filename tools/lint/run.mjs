// The `lint` target of `tools`: words everywhere, and code outside of other projects; with `--workspace`, code everywhere.
import { spawnSync } from 'node:child_process';

const folders = process.argv.includes('--workspace') ? ['.'] : ['tools', '*.mjs'];
/** @type {[string, string[]][]} */
const checks = [
  ['npx', ['--no-install', 'eslint', ...folders, '--max-warnings', '0']],
  ['node', ['tools/lint/check-words.mjs']],
];

for (const [command, args] of checks) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exitCode = status ?? 1;
}
