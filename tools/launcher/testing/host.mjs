// Stands in for every program of the workspace: serves /readyz and shows the environment it was given.
import { createServer } from 'node:http';

const program = process.argv[1] ?? '';
if (process.env.TEST_HOST === 'fails' && program.includes('all-in-one')) {
  console.error('no such collection');
  process.exit(3);
}
const ownPort = /gateway|all-in-one|emulator/.test(program);
const port = Number(ownPort ? process.env.PORT : process.env.STALLBOOK_HTTP_PORT);
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(9);
  response.end(JSON.stringify({ pid: process.pid, env: process.env }));
});
server.listen(port, '127.0.0.1', () => console.log(JSON.stringify({ ready: true, port })));
if (process.env.TEST_HOST === 'flaky' && program.includes('all-in-one')) setTimeout(() => process.exit(4), 300);
process.on('SIGTERM', () => {
  if (process.env.TEST_HOST !== 'stubborn') process.exit(0);
});
