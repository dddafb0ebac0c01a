import {
  BookmarkTarget,
  addBookmark,
  contentPersonData,
  membershipSaved,
  myBookmarks,
  personErased,
  planChanged,
  removeBookmark,
} from '@stallbook/contracts';
import { newId, planIdOf } from '@stallbook/kernel';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ContentModule } from '../content.module.js';

const LIMIT = 'BOOKMARK.LIMIT_REACHED';
const market = (targetId = newId()) => ({ targetType: BookmarkTarget.event, targetId });
const stall = (targetId = newId()) => ({ targetType: BookmarkTarget.vendor, targetId });

describe('bookmarks', () => {
  let harness: ServiceHarness;
  beforeAll(async () => (harness = await openServiceHarness({ name: 'content', module: ContentModule })));
  afterAll(() => harness?.close());

  const idsOf = async (person: ReturnType<typeof actorAs>, targetType?: BookmarkTarget) =>
    (await harness.call(myBookmarks, { targetType }, person)).map(({ targetId }) => targetId);

  it('[BI-050] [BI-051] are listed by person, newest first, and can be filtered by kind', async () => {
    const vera = actorAs('vendor');
    const [first, second] = [market(), stall()];
    await harness.call(addBookmark, first, vera);
    await harness.call(addBookmark, second, vera);
    expect(await harness.call(myBookmarks, {}, vera)).toEqual([
      { ...second, userId: vera.id, createdAt: expect.any(String) },
      { ...first, userId: vera.id, createdAt: expect.any(String) },
    ]);
    expect(await idsOf(vera, BookmarkTarget.vendor)).toEqual([second.targetId]);
  });

  it('[BI-051] are visible and removable only for their person', async () => {
    const [vera, olga] = [actorAs('vendor'), actorAs('organizer')];
    const saved = market();
    await harness.call(addBookmark, saved, vera);
    await harness.call(removeBookmark, saved, olga);
    expect(await idsOf(olga)).toEqual([]);
    expect(await idsOf(vera)).toEqual([saved.targetId]);
    await harness.call(removeBookmark, saved, vera);
    expect(await idsOf(vera)).toEqual([]);
  });

  it('are saved once', async () => {
    const adam = actorAs('admin');
    const saved = stall();
    const added = await harness.call(addBookmark, saved, adam);
    expect(await harness.call(addBookmark, saved, adam)).toEqual(added);
    expect(await idsOf(adam)).toEqual([saved.targetId]);
  });

  it('[BI-052] require a login', async () => {
    await expect(harness.call(addBookmark, market())).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Please sign in to save items',
    });
    await expect(harness.call(addBookmark, market(), actorAs('system'))).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
  });

  it('[BI-053] are limited to three without a paid plan, even if two are added concurrently', async () => {
    const vera = actorAs('vendor');
    await harness.call(addBookmark, market(), vera);
    await harness.call(addBookmark, market(), vera);
    const outcomes = await Promise.allSettled([market(), stall()].map((one) => harness.call(addBookmark, one, vera)));
    const refused = outcomes.filter((one) => one.status === 'rejected').map(({ reason }) => reason as object);
    expect(refused).toMatchObject([
      {
        code: LIMIT,
        message: 'Bookmark limit reached',
        details: {
          needsUpgrade: true,
          advice: 'Free users can save up to 3 items. Upgrade to Pro for unlimited saves!',
        },
      },
    ]);
    expect(await idsOf(vera)).toHaveLength(3);
  });

  it('[BI-055] are limited by the plan, unlimited at -1, and limited again after the plan ends', async () => {
    const vera = actorAs('vendor');
    const flags = {
      isVendorPro: false,
      isOrganizerPro: false,
      canBoostListings: false,
      canViewSuggestions: false,
      canReadLibrary: true,
    };
    const publish = (tier: 'pro' | 'basic', maxBookmarks: number) =>
      harness.publish(membershipSaved, { personId: vera.id, tier, ...flags, maxBookmarks });
    await publish('pro', -1);
    const replica = () =>
      harness.db.collection<{ _id: string; maxBookmarks: number }>('membershipReplicas').findOne({ _id: vera.id });
    await eventually(async () => expect(await replica()).toMatchObject({ maxBookmarks: -1 }));
    for (let count = 0; count < 5; count += 1) await harness.call(addBookmark, market(), vera);
    await publish('pro', 5);
    await eventually(async () => expect(await replica()).toMatchObject({ maxBookmarks: 5 }));
    await expect(harness.call(addBookmark, market(), vera)).rejects.toMatchObject({
      details: { advice: 'Your plan allows up to 5 saved items.' },
    });
    await publish('basic', 4);
    await eventually(async () => expect(await replica()).toMatchObject({ maxBookmarks: 4 }));
    await expect(harness.call(addBookmark, market(), vera)).rejects.toMatchObject({ code: LIMIT });
    expect(await idsOf(vera)).toHaveLength(5);
  });

  it('are part of a person’s data, and are erased with the person', async () => {
    const [vera, victor] = [actorAs('vendor'), actorAs('vendor')];
    const saved = market();
    await harness.call(addBookmark, saved, vera);
    await harness.call(addBookmark, saved, victor);
    const { kinds } = await harness.call(contentPersonData, { personId: vera.id }, actorAs('system'));
    expect(kinds.find(({ kind }) => kind === 'bookmarks')?.records).toMatchObject([{ items: [saved] }]);
    const commits = await harness.db.collection('commits').find().toArray();
    expect(JSON.stringify(commits)).not.toContain(saved.targetId);

    await harness.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () => expect(await idsOf(vera)).toEqual([]));
    expect(await idsOf(victor)).toEqual([saved.targetId]);
  });

  it('[BI-001] are limited as the catalog says for a person whose plan is unknown', async () => {
    const ann = actorAs('admin');
    const plan = { version: 2, adminId: ann.id, priceMonthlyCents: 0, platformFeeRate: 0.05, maxBookmarks: 1 };
    await harness.publish(planChanged, { tier: 'basic', ...plan });
    const plans = harness.db.collection<{ _id: string; maxBookmarks: number }>('planReplicas');
    await eventually(async () => expect(await plans.findOne({ _id: 'basic' })).toMatchObject({ maxBookmarks: 1 }));
    expect(await plans.findOne({ _id: 'basic' })).toMatchObject({ planId: planIdOf('basic') });
    await harness.call(addBookmark, market(), ann);
    await expect(harness.call(addBookmark, market(), ann)).rejects.toMatchObject({
      details: { advice: 'Free users can save up to 1 items. Upgrade to Pro for unlimited saves!' },
    });
  });
});
