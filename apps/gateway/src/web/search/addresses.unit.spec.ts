import type { RpcClient } from '@stallbook/rpc';
import { chunkOf, postChunks } from './addresses.js';

describe('the addresses in the sitemap', () => {
  it('have another version when one replaces another with an older date', () => {
    const newest = { path: '/blog/newest', changed: '2027-05-02T12:00:00.000Z' };
    const before = chunkOf([newest, { path: '/blog/gone', changed: '2027-05-01T12:00:00.000Z' }]);
    const after = chunkOf([newest, { path: '/blog/come', changed: '2027-04-01T12:00:00.000Z' }]);
    expect(after.version).not.toBe(before.version);
    expect(chunkOf([newest]).version).toBe(chunkOf([newest]).version);
  });

  it('of posts have the date of their publishing, unless they were revised later', async () => {
    const items = [
      { slug: 'rain', publishAt: '2027-05-01T12:00:00.000Z', updatedAt: '2027-04-01T12:00:00.000Z' },
      { slug: 'wind', publishAt: '2027-05-01T12:00:00.000Z', updatedAt: '2027-05-02T12:00:00.000Z' },
    ];
    const [chunk] = await postChunks({ call: () => Promise.resolve({ items }) } as unknown as RpcClient);
    expect([...(chunk?.addresses() as Iterable<object>)]).toEqual([
      { path: '/blog/rain', changed: '2027-05-01T12:00:00.000Z' },
      { path: '/blog/wind', changed: '2027-05-02T12:00:00.000Z' },
    ]);
  });
});
