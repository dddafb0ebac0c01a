import { Timestamp, type Db } from 'mongodb';
import type { Commit } from '../store/commit.js';
import { CommitFeed } from './commit-feed.js';

const CAPACITY = 10_000;
const fed = (firstVersion: number) => ({
  commit: { streamId: 'parcel-1', firstVersion } as Commit,
  at: new Timestamp(0n),
});

describe('the feed of new commits', () => {
  const open = () => CommitFeed.open({ follow: () => Promise.resolve(() => Promise.resolve()) }, {} as Db);

  it('returns nothing more after dropping a commit, so that no later version overtakes it', async () => {
    const feed = await open();
    for (let version = 1; version <= CAPACITY + 1; version += 1) feed.take(fed(version));
    await expect(feed.next(500, 10)).rejects.toThrow('more commits');
    feed.take(fed(CAPACITY + 2));
    await expect(feed.next(500, 10)).rejects.toThrow('more commits');
  });

  it('returns nothing more after its change stream failed', async () => {
    const feed = await open();
    feed.take(fed(1));
    feed.fail(new Error('the change stream was closed'));
    feed.take(fed(3));
    await expect(feed.next(500, 10)).rejects.toThrow('the change stream was closed');
  });

  it('returns commits in order while nothing fails', async () => {
    const feed = await open();
    for (const version of [1, 2, 3]) feed.take(fed(version));
    const versions = async (limit: number) => (await feed.next(limit, 10)).map(({ commit }) => commit.firstVersion);
    expect([await versions(2), await versions(2), await versions(2)]).toEqual([[1, 2], [3], []]);
  });
});
