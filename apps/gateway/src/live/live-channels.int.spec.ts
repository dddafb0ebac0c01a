import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { liveChannel } from '@stallbook/contracts';
import { redisFor, type Shared } from '@stallbook/platform';
import { startServers, type RunningServers } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { LiveChannels } from './live-channels.js';

describe('live channels', () => {
  const root = mkdtempSync(join(tmpdir(), 'stallbook-live-'));
  const config = { STALLBOOK_DB_PREFIX: 'test_live' };
  const logger = { warn: jest.fn() };
  let servers: RunningServers;
  let shared: Shared<Redis>;
  let channels: LiveChannels;

  beforeAll(async () => {
    const env = { ...process.env, REDIS_URL: undefined };
    servers = await startServers({ root, env, want: { redis: true, mongo: false, kafka: false } });
    shared = await redisFor(servers.env.REDIS_URL ?? '', logger as never);
    channels = new LiveChannels(shared.value, config, logger);
  });
  afterAll(async () => {
    channels?.beforeApplicationShutdown();
    await shared?.release();
    await servers?.stop();
    rmSync(root, { recursive: true, force: true });
  });

  const follower = () => ({ receive: jest.fn<void, [string]>(), interrupted: jest.fn<void, []>() });
  const publish = (signal: string) => shared.value.publish(liveChannel(config.STALLBOOK_DB_PREFIX, 'ann'), signal);

  it('interrupts followers when Redis stops, rejects new ones, and serves the next after it returns', async () => {
    const before = follower();
    await eventually(() => channels.follow('ann', before));
    await publish('one');
    await eventually(() => expect(before.receive).toHaveBeenCalledWith('one'));

    await servers.redis?.stop();
    await eventually(() => expect(before.interrupted).toHaveBeenCalledTimes(1));
    await expect(channels.follow('ann', follower())).rejects.toThrow();
    await servers.redis?.start();

    const after = follower();
    const leave = await eventually(() => channels.follow('ann', after));
    await eventually(async () => {
      await publish('two');
      expect(after.receive).toHaveBeenCalledWith('two');
    });
    expect(before.receive).toHaveBeenCalledTimes(1);
    leave();
  });

  it('keeps a follower that arrives while the connection is being opened', async () => {
    const slow = await answersTogether(Number(new URL(servers.env.REDIS_URL ?? '').port));
    const redis = new Redis(slow.port, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    const own = new LiveChannels(redis, config, logger);
    try {
      const late = follower();
      await eventually(() => own.follow('ann', late));
      await eventually(async () => {
        await publish('three');
        expect(late.receive).toHaveBeenCalledWith('three');
      });
      expect(late.interrupted).not.toHaveBeenCalled();
    } finally {
      own.beforeApplicationShutdown();
      redis.disconnect();
      slow.close();
    }
  });
});

/** A way to Redis whose answers arrive in batches, so that those of a handshake and of a command meet. */
async function answersTogether(target: number) {
  const server = createServer((socket) => {
    const there = connect(target, '127.0.0.1');
    socket.pipe(there);
    void (async () => {
      for (;;) {
        await sleep(50);
        const answer = there.read() as Buffer | null;
        if (answer) socket.write(answer);
        if (socket.destroyed) return there.destroy();
      }
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}
