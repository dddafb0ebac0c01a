import { liveChannel } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { LiveChannels } from './live-channels.js';

const INSTALLATION = 'test_live';

describe('the live channels of a gateway', () => {
  let redis: Redis;
  let sender: Redis;
  let channels: LiveChannels;
  beforeEach(() => {
    const url = process.env['REDIS_URL'] ?? '';
    redis = new Redis(url);
    sender = new Redis(url);
    channels = new LiveChannels(redis, INSTALLATION);
  });
  afterEach(async () => {
    await channels.beforeApplicationShutdown();
    sender.disconnect();
  });

  const signal = (userId: string, text: string) => sender.publish(liveChannel(INSTALLATION, userId), text);

  it('ask again for a channel whose subscription was refused before', async () => {
    const userId = newId();
    const heard: string[] = [];
    jest.spyOn(redis, 'subscribe').mockRejectedValueOnce(new Error('NOPERM'));
    await expect(channels.follow(userId, () => heard.push('first'))).rejects.toThrow('NOPERM');
    await channels.follow(userId, (text) => heard.push(text));
    await signal(userId, 'hello');
    await eventually(() => expect(heard).toEqual(['hello']));
  });

  it('refuse everyone who waited for the same refused subscription', async () => {
    const userId = newId();
    jest.spyOn(redis, 'subscribe').mockRejectedValueOnce(new Error('NOPERM'));
    const follow = () => channels.follow(userId, () => undefined);
    const results = await Promise.allSettled([follow(), follow()]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('resolve for each follower once signals arrive, and stop for one alone', async () => {
    const userId = newId();
    const heard: string[] = [];
    const [stop] = await Promise.all([
      channels.follow(userId, (text) => heard.push(`one ${text}`)),
      channels.follow(userId, (text) => heard.push(`two ${text}`)),
    ]);
    await signal(userId, 'a');
    await eventually(() => expect([...heard].sort()).toEqual(['one a', 'two a']));
    stop();
    await signal(userId, 'b');
    await eventually(() => expect(heard).toContain('two b'));
    expect(heard).not.toContain('one b');
  });

  it('hear of a person who comes back right after the last page was closed', async () => {
    const userId = newId();
    const heard: string[] = [];
    const stop = await channels.follow(userId, () => undefined);
    stop();
    await channels.follow(userId, (text) => heard.push(text));
    await signal(userId, 'again');
    await eventually(() => expect(heard).toEqual(['again']));
  });
});
