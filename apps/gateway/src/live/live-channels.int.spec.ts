import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveChannel } from '@stallbook/contracts';
import { redisFor, type Shared } from '@stallbook/platform';
import { startServers, type RunningServers } from '@stallbook/servers';
import { eventually } from '@stallbook/testing';
import type { Redis } from 'ioredis';
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
  }, 60_000);
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
    const leave = await eventually(() => channels.follow('ann', after), 10_000);
    await eventually(async () => {
      await publish('two');
      expect(after.receive).toHaveBeenCalledWith('two');
    });
    expect(before.receive).toHaveBeenCalledTimes(1);
    leave();
  });
});
