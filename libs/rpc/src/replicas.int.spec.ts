import { RpcClient } from './client/rpc-client.js';
import { actorKeys } from './testing/actor-keys.js';
import { endReplica, startReplica, type Replica } from './testing/replica.js';
import { stall, wait, replicaInfo } from './testing/stalls.js';

const keys = actorKeys();
const start = (port = 0) => startReplica(keys.publicKeys, port);

// In this order, because the last two tests end replicas.
describe('two replicas of one service', () => {
  let replicas: Replica[];
  let client: RpcClient;
  beforeAll(async () => {
    replicas = await Promise.all([start(), start()]);
  });
  beforeEach(() => {
    const events = replicas.map(({ port }) => `127.0.0.1:${port}`).join(',');
    client = new RpcClient({ actorKeys: keys.privateKeys, registry: new Map(), addresses: { events } });
  });
  afterEach(() => client.close());
  afterAll(() => Promise.all(replicas.map((replica) => endReplica(replica, 'SIGKILL'))));

  const pids = async (calls: number) =>
    (await Promise.all(Array.from({ length: calls }, () => client.call(replicaInfo, {})))).map(({ pid }) => pid);
  const share = (answers: number[], replica: Replica) => answers.filter((pid) => pid === replica.child.pid).length;

  const connectToBoth = async () => {
    let seen = new Set<number>();
    while (seen.size < 2) seen = new Set(await pids(2));
  };

  it('share the load, and killing one fails no call', async () => {
    await connectToBoth();
    const before = await pids(100);
    expect(replicas.map((replica) => share(before, replica))).toEqual([50, 50]);

    const [first, second] = replicas as [Replica, Replica];
    const during = Promise.all(Array.from({ length: 20 }, () => client.call(wait, { ms: 2_000 })));
    await client.call(replicaInfo, {});
    await endReplica(first, 'SIGKILL');
    expect(new Set(await during)).toEqual(new Set([second.child.pid]));
    expect(share(await pids(50), second)).toBe(50);

    replicas[0] = await start(first.port);
    let back = 0;
    while (back === 0) back = share(await pids(10), replicas[0]);
  });

  it('fail no call when one of them hangs', async () => {
    const [first, second] = replicas as [Replica, Replica];
    await connectToBoth();
    first.child.kill('SIGSTOP');
    expect(share(await pids(40), second)).toBe(40);
    first.child.kill('SIGCONT');
    let back = 0;
    while (back === 0) back = share(await pids(10), first);
  });

  it('send new calls elsewhere and finish current ones after SIGTERM', async () => {
    const [first, second] = replicas as [Replica, Replica];
    await connectToBoth();
    const during = Promise.all(Array.from({ length: 20 }, () => client.call(wait, { ms: 300 })));
    await connectToBoth();
    const stopped = endReplica(first, 'SIGTERM');
    const after = await pids(50);
    expect(share(after, first) + share(after, second)).toBe(50);
    expect(new Set(await during)).toEqual(new Set([first.child.pid, second.child.pid]));
    await stopped;
    expect(share(await pids(10), second)).toBe(10);
  });

  it('answer UNAVAILABLE when both are gone', async () => {
    await pids(4);
    await Promise.all(replicas.map((replica) => endReplica(replica, 'SIGKILL')));
    await expect(client.call(replicaInfo, {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('a stalled service', () => {
  it('does not receive its load twice', async () => {
    const replica = await start();
    const client = new RpcClient({
      actorKeys: keys.privateKeys,
      registry: new Map(),
      addresses: { events: `127.0.0.1:${replica.port}` },
    });
    await client.call(replicaInfo, {});
    const load = 400;
    const calls = Array.from({ length: load }, (_, index) => client.call(stall, { ms: index === 0 ? 4_000 : 0 }));
    const codes = await Promise.all(calls.map((call) => call.catch(({ code }: { code: string }) => code)));
    expect(codes).toContain('UNAVAILABLE');
    const started = (await client.call(stall, { ms: 0 })) - 1;
    client.close();
    await endReplica(replica, 'SIGKILL');
    expect(started).toBeLessThanOrEqual(load + 100);
  });
});
