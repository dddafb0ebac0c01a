// The `lint` target of `tools`: words everywhere, and code outside of other projects; with `--workspace`, code everywhere.
import { spawnSync } from 'node:child_process';

const everything = process.argv.includes('--workspace');
const folders = everything ? ['.'] : ['tools', '*.mjs'];
/** @type {[string, string[]][]} */
const checks = [
  ['npx', ['--no-install', 'eslint', ...folders, '--max-warnings', '0']],
  ['node', ['tools/lint/check-words.mjs']],
];

/** @param {string} command @param {string[]} args @param {import('node:child_process').StdioOptions} stdio */
function run(command, args, stdio) {
  const { status } = spawnSync(command, args, { stdio, shell: process.platform === 'win32' });
  if (status !== 0) process.exitCode = status ?? 1;
}

// Writes the project graph, without which ESLint would skip the rule about boundaries.
if (everything) run('npx', ['--no-install', 'nx', 'show', 'projects'], ['ignore', 'ignore', 'inherit']);
for (const [command, args] of checks) run(command, args, 'inherit');
