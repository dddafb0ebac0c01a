// Replaces every program of the workspace: answers requests and health checks with its environment.
import { createServer } from 'node:http';

const program = process.argv[1] ?? '';
if (process.env.TEST_HOST === 'fails' && program.includes('all-in-one')) {
  console.error('no such collection');
  process.exit(3);
}
const hasOwnPort = /gateway|all-in-one|emulator/.test(program);
const ports = [hasOwnPort ? process.env.PORT : undefined, process.env.OPS_PORT].filter(Boolean).map(Number);
const listening = ports.map((port) => {
  const server = createServer((request, response) => {
    if (request.url === '/crash') process.exit(9);
    response.end(JSON.stringify({ pid: process.pid, env: process.env }));
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
});
void Promise.all(listening).then(() => console.log(JSON.stringify({ ready: true, ports })));
if (process.env.TEST_HOST === 'flaky' && program.includes('all-in-one')) setTimeout(() => process.exit(4), 300);
process.on('SIGTERM', () => {
  if (process.env.TEST_HOST !== 'stubborn') process.exit(0);
});
