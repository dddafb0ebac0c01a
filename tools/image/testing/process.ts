import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { services } from '@stallbook/kernel';
import type { ProcessName } from '@stallbook/platform';
import { testKeysOf } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const { MONGODB_URL = '', REDIS_URL = '', PATH = '' } = process.env;
// As in a container: a numbered user without rights. Only root can become another user.
const user = process.getuid?.() === 0 ? { uid: 1_000, gid: 1_000 } : {};

/** Starts an assembled process with nothing but its own variables, looks at it when it is ready, and stops it. */
export async function whileRunning<T>(
  { name, folder, prefix }: { name: ProcessName; folder: string; prefix: string },
  look: (url: string) => Promise<T>,
): Promise<{ answer: T; code: number | null }> {
  const [ops, web, rpc] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, ['main.js'], {
    cwd: folder,
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      NODE_ENV: 'production',
      MONGODB_URL,
      REDIS_URL,
      STALLBOOK_BUS: 'embedded',
      STALLBOOK_DB_PREFIX: prefix,
      STALLBOOK_PUBLIC_URL: 'https://stallbook.example',
      STALLBOOK_FILES_URL: 'http://127.0.0.1:9',
      ...Object.fromEntries(services.map((service) => [`STALLBOOK_RPC_${service.toUpperCase()}`, '127.0.0.1:9'])),
      ...(name === 'gateway' || name === 'workers' ? {} : { STALLBOOK_RPC_PORT: String(rpc) }),
      ...(name === 'billing' && { STRIPE_SECRET_KEY: 'sk_test_image', STRIPE_WEBHOOK_SECRET: 'whsec_image' }),
      OPS_PORT: String(ops),
      PORT: String(web),
      ...testKeysOf(name),
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = once(child, 'exit') as Promise<[number | null]>;
  try {
    await eventually(async () => {
      if (child.exitCode !== null) return;
      const { status } = await fetch(`http://127.0.0.1:${ops}/readyz`);
      if (status !== 200) throw new Error(`${name} is not ready:\n${output.join('')}`);
    });
    if (child.exitCode !== null) throw new Error(`${name} ended:\n${output.join('')}`);
    const answer = await look(`http://127.0.0.1:${web}`);
    child.kill('SIGTERM');
    const [code] = await ended;
    return { answer, code };
  } finally {
    child.kill('SIGKILL');
  }
}
