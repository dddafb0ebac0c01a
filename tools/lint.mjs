// The `lint` target of `tools`: the workspace as a whole, and files outside of other projects.
import { spawnSync } from 'node:child_process';

/** @type {[string, string[]][]} */
const checks = [
  ['npx', ['--no-install', 'eslint', 'tools', '*.mjs', '--max-warnings', '0']],
  ['node', ['tools/lint/check-words.mjs']],
];

for (const [command, args] of checks) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exitCode = status ?? 1;
}
