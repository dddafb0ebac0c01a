import { RpcClient } from './client/rpc-client.js';
import { actorKeys } from './testing/actor-keys.js';
import { endReplica, startReplica, type Replica } from './testing/replica.js';
import { letters, replicaInfo } from './testing/stalls.js';

const SIZE = 17 * 1024 * 1024;
const timeoutMs = 60_000;

describe('a call with more data than one message takes', () => {
  const keys = actorKeys();
  let replica: Replica;
  let client: RpcClient;
  beforeAll(async () => {
    replica = await startReplica(keys.publicKeys, 0);
    const addresses = { events: `127.0.0.1:${replica.port}` };
    client = new RpcClient({ actorKeys: keys.privateKeys, registry: new Map(), addresses });
  });
  afterAll(async () => {
    client.close();
    await endReplica(replica, 'SIGKILL');
  });

  it.each([
    ['input', () => client.call(replicaInfo, { text: 'x'.repeat(SIZE) } as object, { timeoutMs })],
    ['result', () => client.call(letters, { length: SIZE }, { timeoutMs })],
  ])('is refused as too large for its %s, which no other try can change', async (_, call) => {
    await expect(call()).rejects.toMatchObject({ code: 'TOO_LARGE' });
    await expect(client.call(letters, { length: 3 })).resolves.toBe('xxx');
  });
});
