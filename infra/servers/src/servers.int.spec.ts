import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { type RunningServers, startServers } from './index.mjs';

const own = {
  ...process.env,
  STALLBOOK_PERSONAL_KEYS: 'not for servers',
  MONGODB_URL: undefined,
  REDIS_URL: undefined,
  KAFKA_BROKERS: undefined,
};

describe('servers of our own', () => {
  const root = mkdtempSync(join(tmpdir(), 'stallbook-servers-'));
  let servers: RunningServers;

  const start = async (): Promise<void> => {
    servers = await startServers({ root, env: own, want: { kafka: false } });
  };
  const mongo = async <T>(use: (client: MongoClient) => Promise<T>): Promise<T> => {
    const client = await new MongoClient(servers.env.MONGODB_URL ?? '', { retryWrites: true }).connect();
    return use(client).finally(() => client.close());
  };
  const redis = async <T>(use: (client: Redis) => Promise<T>): Promise<T> => {
    const client = new Redis(servers.env.REDIS_URL ?? '');
    return use(client).finally(() => client.disconnect());
  };

  beforeAll(start);
  afterAll(async () => {
    await servers.stop();
    rmSync(root, { recursive: true, force: true });
  });

  it('MongoDB has transactions and change streams', () =>
    mongo(async (client) => {
      const things = client.db('try').collection<{ _id: string }>('things');
      const changes = things.watch();
      await changes.tryNext(); // opens it
      const next = changes.next();
      await client.withSession((session) =>
        session.withTransaction(() => things.insertOne({ _id: 'kept' }, { session })),
      );
      expect(await next).toMatchObject({ operationType: 'insert' });
      await changes.close();
    }));

  it('Redis evicts nothing and appends every write to its file', () =>
    redis(async (client) => {
      expect(await client.config('GET', 'maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction']);
      expect(await client.config('GET', 'appendonly')).toEqual(['appendonly', 'yes']);
      expect(await client.set('kept', 'yes')).toBe('OK');
    }));

  it('a killed server comes back on its port with its data', async () => {
    await servers.mongo?.kill();
    await servers.redis?.kill();
    await Promise.all([servers.mongo?.start(), servers.redis?.start()]);
    expect(await mongo((client) => client.db('try').collection('things').countDocuments())).toBe(1);
    expect(await redis((client) => client.get('kept'))).toBe('yes');
  });

  it('another start with other ports ends what was left running and finds the data', async () => {
    const before = { ...servers.env };
    const left = servers.mongo?.pid ?? 0;
    await start(); // the first set was never stopped
    expect(servers.env.MONGODB_URL).not.toBe(before.MONGODB_URL);
    expect(() => process.kill(left, 0)).toThrow('ESRCH');
    expect(await mongo((client) => client.db('try').collection('things').countDocuments())).toBe(1);
    expect(await redis((client) => client.get('kept'))).toBe('yes');
  });

  it('names a server of the environment that does not answer', async () => {
    const env = { ...own, MONGODB_URL: 'mongodb://someone:secret@127.0.0.1:9/?replicaSet=rs0' };
    const other = join(root, 'other');
    const failure = startServers({ root: other, env, want: { redis: false, kafka: false } });
    await expect(failure).rejects.toThrow('MONGODB_URL is set, but nothing answers at 127.0.0.1:9.');
  });

  it('starts without an optional Kafka whose folder cannot be prepared, and says why', async () => {
    const java = join(root, 'java', 'bin', 'java');
    mkdirSync(join(root, 'java', 'bin'), { recursive: true });
    mkdirSync(join(root, 'java', 'libs'));
    writeFileSync(join(root, 'java', 'libs', 'kafka_2.13.jar'), '');
    const version = '[ "$1" = -version ] && echo \'openjdk version "17.0.1"\' && exit 0';
    writeFileSync(java, `#!/bin/sh\n${version}\necho 'no memory' >&2\nexit 1\n`, { mode: 0o755 });
    const env = { ...own, JAVA_HOME: join(root, 'java'), KAFKA_HOME: join(root, 'java') };
    const said: string[] = [];
    const without = await startServers({
      root: join(root, 'without'),
      env,
      say: (line) => void said.push(line),
      want: { mongo: false, redis: false, kafka: 'optional' },
    });
    expect([without.withoutKafka, said]).toEqual([
      `Kafka could not prepare ${join(root, 'without', 'data', 'kafka')}.`,
      ['no memory'],
    ]);
    await without.stop();
  });

  if (process.platform === 'linux') {
    it('servers do not inherit the secrets of the environment', () => {
      const environment = readFileSync(`/proc/${servers.mongo?.pid}/environ`, 'utf8');
      const names = environment.split('\0').map((entry) => entry.split('=')[0]);
      expect(names).toContain('PATH');
      expect(names).not.toContain('STALLBOOK_PERSONAL_KEYS');
    });
  }
});
