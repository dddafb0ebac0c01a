import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { RpcClient } from './client/rpc-client.js';
import { wait, whoServes } from './fixture/stalls.js';

const secret = 'a secret of at least thirty-two characters';

interface Replica {
  child: ChildProcess;
  port: number;
}

async function startReplica(port = 0): Promise<Replica> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=@stallbook/source',
      '--import',
      '@oxc-node/core/register',
      join(import.meta.dirname, 'fixture/serve.ts'),
      secret,
      String(port),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { PATH: process.env['PATH'] } },
  );
  for await (const line of createInterface({ input: child.stdout! })) {
    const found = /^port (\d+)$/.exec(line);
    if (found) return { child, port: Number(found[1]) };
  }
  throw new Error('the replica ended before it listened');
}

async function end(replica: Replica, signal: NodeJS.Signals): Promise<void> {
  if (replica.child.exitCode !== null || replica.child.signalCode !== null) return;
  const exited = once(replica.child, 'exit');
  replica.child.kill(signal);
  await exited;
}

describe('two replicas of one service', () => {
  let replicas: Replica[];
  let client: RpcClient;
  beforeEach(async () => {
    replicas = await Promise.all([startReplica(), startReplica()]);
    const events = replicas.map(({ port }) => `127.0.0.1:${port}`).join(',');
    client = new RpcClient({ secret, registry: new Map(), addresses: { events } });
  }, 60_000);
  afterEach(async () => {
    client.close();
    await Promise.all(replicas.map((replica) => end(replica, 'SIGKILL')));
  });

  const pids = async (calls: number) =>
    (await Promise.all(Array.from({ length: calls }, () => client.call(whoServes, {})))).map(({ pid }) => pid);
  const share = (answers: number[], replica: Replica) => answers.filter((pid) => pid === replica.child.pid).length;

  it('share the load, and a killed one fails no call', async () => {
    const before = await pids(100);
    expect(replicas.map((replica) => share(before, replica))).toEqual([50, 50]);

    const [first, second] = replicas as [Replica, Replica];
    const during = Promise.all(Array.from({ length: 20 }, () => client.call(wait, { ms: 300 })));
    await client.call(whoServes, {});
    await end(first, 'SIGKILL');
    expect(new Set(await during)).toEqual(new Set([second.child.pid]));
    expect(share(await pids(50), second)).toBe(50);

    replicas[0] = await startReplica(first.port);
    let back = 0;
    while (back === 0) back = share(await pids(10), replicas[0]);
  }, 60_000);

  it('one that is told to stop finishes its calls and sends new ones elsewhere', async () => {
    const [first, second] = replicas as [Replica, Replica];
    const during = Promise.all(Array.from({ length: 20 }, () => client.call(wait, { ms: 300 })));
    await client.call(whoServes, {});
    const stopped = end(first, 'SIGTERM');
    const after = await pids(50);
    expect(share(after, first) + share(after, second)).toBe(50);
    expect(new Set(await during)).toEqual(new Set([first.child.pid, second.child.pid]));
    await stopped;
    expect(share(await pids(10), second)).toBe(10);
  }, 60_000);

  it('one that hangs is left alone after a few late answers', async () => {
    const [first, second] = replicas as [Replica, Replica];
    await pids(4);
    first.child.kill('SIGSTOP');
    const late = await Promise.allSettled(
      Array.from({ length: 12 }, () => client.call(whoServes, {}, { timeoutMs: 500 })),
    );
    expect(late.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(share(await pids(20), second)).toBe(20);
    first.child.kill('SIGCONT');
    let back = 0;
    while (back === 0) back = share(await pids(10), first);
  }, 60_000);

  it('answers UNAVAILABLE when none is left', async () => {
    await pids(4);
    await Promise.all(replicas.map((replica) => end(replica, 'SIGKILL')));
    await expect(client.call(whoServes, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  }, 60_000);
});
