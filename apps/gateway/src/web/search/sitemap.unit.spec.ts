import { gunzipSync } from 'node:zlib';
import { HOUR_MS } from '@stallbook/kernel';
import { fixedClock } from '@stallbook/testing';
import { chunkOf, type Address, type Chunk } from './addresses.js';
import { Sitemap } from './sitemap.js';

describe('the sitemap', () => {
  const clock = fixedClock('2027-05-08T09:00:00Z');
  const address = (n: number): Address => ({ path: `/events/${n}`, changed: `2027-05-0${n}T08:00:00Z` });
  let chunks = [[address(1), address(2)], [address(3), address(4)], [address(5)]];
  let lists = 0;
  let reads: string[] = [];
  let away = false;
  const read = (name: string) => {
    if (away) throw new Error('away');
    reads.push(name);
  };
  const sitemap = new Sitemap({
    publicUrl: 'https://stallbook.example',
    clock,
    sources: {
      events: () => {
        if (away) throw new Error('away');
        lists += 1;
        return chunks.map((addresses, index): Chunk => {
          const chunk = chunkOf(addresses);
          return {
            ...chunk,
            addresses: () => {
              read(String(index + 1));
              return addresses;
            },
          };
        });
      },
    },
  });
  const locationsIn = async (name: string) =>
    gunzipSync((await sitemap.file(name)) ?? '')
      .toString()
      .match(/\/events\/\d+/g);
  beforeEach(() => {
    reads = [];
    lists = 0;
  });

  it('lists a file with the last change of each chunk without reading addresses', async () => {
    expect(
      [...(await sitemap.index()).matchAll(/events-(\d).xml.gz<\/loc><lastmod>([^<]+)/g)].map(([, ...found]) => found),
    ).toEqual([
      ['1', '2027-05-02T08:00:00Z'],
      ['2', '2027-05-04T08:00:00Z'],
      ['3', '2027-05-05T08:00:00Z'],
    ]);
    expect(reads).toEqual([]);
  });

  it('builds a file once for many requests', async () => {
    const both = await Promise.all([locationsIn('events-3.xml.gz'), locationsIn('events-3.xml.gz')]);
    expect(both).toEqual([['/events/5'], ['/events/5']]);
    expect(reads).toEqual(['3']);
    expect(await sitemap.file('events-4.xml.gz')).toBeUndefined();
  });

  it('lists chunks again after an hour and rebuilds only changed files', async () => {
    await locationsIn('events-1.xml.gz');
    reads = [];
    chunks = [chunks[0] ?? [], chunks[1] ?? [], [address(5), address(6)]];
    clock.advance(HOUR_MS);
    await sitemap.index();
    expect(await locationsIn('events-1.xml.gz')).toEqual(['/events/1', '/events/2']);
    expect(await locationsIn('events-3.xml.gz')).toEqual(['/events/5', '/events/6']);
    expect({ lists, reads }).toEqual({ lists: 1, reads: ['3'] });
  });

  it('keeps the old files while reads fail', async () => {
    chunks = [chunks[0] ?? [], chunks[1] ?? [], [address(5), address(6), address(7)]];
    clock.advance(HOUR_MS);
    await sitemap.index();
    await sitemap.index();
    away = true;
    expect(await locationsIn('events-3.xml.gz')).toEqual(['/events/5', '/events/6']);
    clock.advance(HOUR_MS);
    expect(await sitemap.index()).toContain('events-3');
    away = false;
    expect(await locationsIn('events-3.xml.gz')).toEqual(['/events/5', '/events/6', '/events/7']);
  });
});
