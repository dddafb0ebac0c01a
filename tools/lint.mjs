// The boundary rule reads Nx's project graph, which has to exist before ESLint starts.
import { spawnSync } from 'node:child_process';

const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' };
const run = (command, args, stdio) =>
  spawnSync('npx', ['--no-install', command, ...args], { env, stdio, shell: process.platform === 'win32' });

const graph = run('nx', ['show', 'projects'], ['ignore', 'ignore', 'inherit']);
if (graph.status !== 0) process.exit(graph.status ?? 1);
const lint = run('eslint', ['.', '--max-warnings', '0', ...process.argv.slice(2)], 'inherit');
process.exit(lint.status ?? 1);
