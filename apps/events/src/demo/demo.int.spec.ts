import { addDays, type Clock } from '@stallbook/kernel';
import { marketEvents, myMarketEvents } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { CLOCK } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { ADMIN } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { movedInto } from './moved-date.js';
import { DEMO_ORGANIZER, seedSampleMarkets } from './sample-markets.js';

const TODAY = '2027-09-15';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness(`${TODAY}T12:00:00Z`);
});
afterAll(() => harness.close());

describe('sample markets', () => {
  it('are some sixty within the next twelve months, added once', async () => {
    const add = () => seedSampleMarkets(harness.app.get(EventStore), harness.app.get<Clock>(CLOCK));
    const added = await add();
    expect(added).toBeGreaterThanOrEqual(55);
    expect(await add()).toBe(0);
    const all = await harness.call(marketEvents, { page: 1, pageSize: 100 }, ADMIN);
    expect(all.total).toBe(added);
    for (const { eventDate } of all.items) {
      expect(eventDate > TODAY && eventDate < addDays(TODAY, 390)).toBe(true);
    }
  });

  it('belong partly to an organizer, open to applications, and are partly claimable', async () => {
    const own = await harness.call(myMarketEvents, { page: 1, pageSize: 100 }, actorAs('organizer', DEMO_ORGANIZER));
    expect(own.total).toBeGreaterThan(5);
    for (const { badge, boothFeeCents } of own.items) {
      expect({ badge, boothFeeCents }).toEqual({ badge: 'applications_open', boothFeeCents: 7_500 });
    }
    const claimable = await harness.call(marketEvents, {
      page: 1,
      pageSize: 1,
      seededByAdmin: true,
      organizerClaimed: false,
    });
    expect(claimable.total).toBeGreaterThan(30);
  });

  it.each([
    ['2027-05-08', '2026-11-20', '2027-05-08'],
    ['2027-12-04', '2026-11-20', '2026-12-05'],
    ['2027-01-02', '2029-01-10', '2029-12-29'],
  ])('moves %s after %s to %s, the same day of the week', (date, today, moved) => {
    expect(movedInto(date, today)).toBe(moved);
    expect(new Date(moved).getUTCDay()).toBe(new Date(date).getUTCDay());
  });
});
