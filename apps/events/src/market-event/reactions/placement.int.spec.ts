import { marketEvents, marketEventSaved, membershipSaved } from '@stallbook/contracts';
import { actorAs, marketEventFacts, operationsOn } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { openHarness, type Harness } from '../../testing/harness.js';
import { publishedMarketEvent } from '../../testing/market-events.js';

describe('the listings of an organizer', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-03-01T12:00:00Z')));
  afterAll(() => harness?.close());

  const [plain, pro] = [actorAs('organizer'), actorAs('organizer')];
  const publish = (who: typeof pro, title: string, eventDate: string) =>
    publishedMarketEvent(harness, who, { title, eventDate });
  const save = (tier: 'pro' | 'basic') => {
    const flag = tier === 'pro';
    const flags = { isVendorPro: false, isOrganizerPro: flag, canBoostListings: flag, canViewSuggestions: flag };
    return harness.publish(membershipSaved, {
      personId: pro.id,
      tier,
      ...flags,
      canReadLibrary: true,
      maxBookmarks: flag ? -1 : 3,
    });
  };
  const found = async () => (await harness.call(marketEvents, { page: 1, pageSize: 12 })).items;
  const listed = async () => (await found()).map(({ title }) => title);

  it('[BI-022] are ahead in search results while the plan boosts them, also those added later', async () => {
    await publish(pro, 'Early', '2027-04-01');
    await publish(plain, 'Late', '2027-08-01');
    expect(await listed()).toEqual(['Late', 'Early']);
    await save('pro');
    await eventually(async () => expect(await listed()).toEqual(['Early', 'Late']));
    expect((await found()).map(({ boosted }) => boosted)).toEqual([true, false]);
    await publish(pro, 'Middle', '2027-06-01');
    await eventually(async () => expect(await listed()).toEqual(['Middle', 'Early', 'Late']));
    await save('basic');
    await eventually(async () => expect(await listed()).toEqual(['Late', 'Middle', 'Early']));
  });

  it('[BI-022] are ahead of those that are still to come, on every page, and past ones keep their dates', async () => {
    await save('pro');
    await eventually(async () => expect(await listed()).toEqual(['Middle', 'Early', 'Late']));
    await publish(plain, 'Yesterday', '2027-04-30');
    await harness.clock.moveTo(new Date('2027-05-01T12:00:00Z'));
    const pages = [1, 2, 3, 4].map((page) => harness.call(marketEvents, { page, pageSize: 1 }));
    const paged = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ title }) => title));
    expect(paged).toEqual(['Middle', 'Late', 'Yesterday', 'Early']);
    expect(await listed()).toEqual(paged);
    const past = await harness.call(marketEvents, { page: 1, pageSize: 12, dateTo: '2027-04-30' });
    expect(past.items.map(({ title }) => title)).toEqual(['Yesterday', 'Early']);
  });

  it('are looked up together for the market events of a delivery', async () => {
    const saved = Array.from({ length: 20 }, () => marketEventFacts());
    const messages = saved.map((facts) => harness.messageOf(marketEventSaved, facts));
    const looks = await operationsOn(harness.db, 'membershipReplicas', () => harness.publishAll(messages));
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThan(saved.length);
  });
});
