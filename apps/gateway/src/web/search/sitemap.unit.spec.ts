import { gunzipSync } from 'node:zlib';
import { fixedClock } from '@stallbook/kernel';
import type { Address } from './addresses.js';
import { Sitemap } from './sitemap.js';

describe('the map of the site', () => {
  const addresses: Address[] = [1, 2, 3, 4, 5].map((n) => ({
    path: `/events/${n}`,
    changed: `2027-05-0${n}T08:00:00Z`,
  }));
  const clock = fixedClock('2027-05-08T09:00:00Z');
  let drawings = 0;
  let away = false;
  const sitemap = new Sitemap({
    publicUrl: 'https://stallbook.example',
    clock,
    addressesPerFile: 2,
    sources: {
      events: () => {
        if (away) throw new Error('away');
        drawings += 1;
        return addresses;
      },
    },
  });

  it('is cut into files, each known by its last change', async () => {
    expect(
      [...(await sitemap.index()).matchAll(/events-(\d).xml.gz<\/loc><lastmod>([^<]+)/g)].map(([, ...found]) => found),
    ).toEqual([
      ['1', '2027-05-02T08:00:00Z'],
      ['2', '2027-05-04T08:00:00Z'],
      ['3', '2027-05-05T08:00:00Z'],
    ]);
    const last = gunzipSync((await sitemap.file('events-3.xml.gz')) ?? '').toString();
    expect(last.match(/<loc>[^<]+/g)).toEqual(['<loc>https://stallbook.example/events/5']);
    expect(await sitemap.file('events-4.xml.gz')).toBeUndefined();
  });

  it('is drawn once an hour for all who ask, and stays while it cannot be drawn anew', async () => {
    await Promise.all([sitemap.index(), sitemap.index()]);
    expect(drawings).toBe(1);
    clock.advance(3_600_000);
    away = true;
    expect(await sitemap.index()).toContain('events-3');
    away = false;
    await sitemap.index();
    expect(drawings).toBe(2);
  });
});
