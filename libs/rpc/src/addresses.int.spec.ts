import { promises as dns } from 'node:dns';
import { RpcClient } from './client/rpc-client.js';
import { ServiceChannel } from './client/service-channel.js';
import { actorKeys } from './testing/actor-keys.js';
import { endReplica, startReplica, type Replica } from './testing/replica.js';
import { replicaInfo } from './testing/stalls.js';

describe('a service name that resolves to several addresses', () => {
  const hosts = ['127.0.0.1', '127.0.0.2'];
  const keys = actorKeys();
  const replicas: Replica[] = [];
  let resolved = hosts;
  beforeAll(async () => {
    let port = 0;
    for (const host of hosts) {
      const replica = await startReplica(keys.publicKeys, port, host, 500);
      replicas.push(replica);
      ({ port } = replica);
    }
    const lookup = async () => resolved.map((address) => ({ address, family: 4 }));
    jest.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await Promise.all(replicas.map((replica) => endReplica(replica, 'SIGKILL')));
  });

  it('spreads calls over all addresses and follows changes of the name', async () => {
    const client = new RpcClient({
      actorKeys: keys.privateKeys,
      registry: new Map(),
      addresses: { events: `events.internal:${replicas[0]!.port}` },
    });
    const shares = async () => {
      const pids: number[] = [];
      for (let call = 0; call < 20; call += 1) pids.push((await client.call(replicaInfo, {})).pid);
      return replicas.map(({ child }) => pids.filter((pid) => pid === child.pid).length);
    };
    const until = async (condition: (shares: number[]) => boolean) => {
      while (!condition(await shares()));
    };
    await until(([first, second]) => first === 10 && second === 10);
    resolved = hosts.slice(1);
    await until(([first]) => first === 0);
    resolved = hosts;
    await until(([first, second]) => first === 10 && second === 10);
    client.close();
  });

  it('must be a single name, because a list may contain only IPv4 addresses', () => {
    expect(() => new ServiceChannel('one.internal:3000,two.internal:3000')).toThrow('IPv4');
  });
});
