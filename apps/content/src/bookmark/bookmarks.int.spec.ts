import {
  BookmarkTarget,
  addBookmark,
  contentPersonData,
  myBookmarks,
  personErased,
  removeBookmark,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs, openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ContentModule } from '../content.module.js';

const LIMIT = 'BOOKMARK.LIMIT_REACHED';
const market = (targetId = newId()) => ({ targetType: BookmarkTarget.event, targetId });
const stall = (targetId = newId()) => ({ targetType: BookmarkTarget.vendor, targetId });

describe('bookmarks', () => {
  let stage: ServiceHarness;
  beforeAll(async () => (stage = await openServiceHarness({ name: 'content', module: ContentModule })));
  afterAll(() => stage?.close());

  const idsOf = async (person: ReturnType<typeof actorAs>, targetType?: BookmarkTarget) =>
    (await stage.call(myBookmarks, { targetType }, person)).map(({ targetId }) => targetId);

  it('[BI-050] [BI-051] are listed by person, newest first, and of one kind when asked', async () => {
    const vera = actorAs('vendor');
    const [first, second] = [market(), stall()];
    await stage.call(addBookmark, first, vera);
    await stage.call(addBookmark, second, vera);
    expect(await stage.call(myBookmarks, {}, vera)).toEqual([
      { ...second, userId: vera.id, createdAt: expect.any(String) },
      { ...first, userId: vera.id, createdAt: expect.any(String) },
    ]);
    expect(await idsOf(vera, BookmarkTarget.vendor)).toEqual([second.targetId]);
  });

  it('[BI-051] are their own: nobody sees or removes what somebody else saved', async () => {
    const [vera, olga] = [actorAs('vendor'), actorAs('organizer')];
    const saved = market();
    await stage.call(addBookmark, saved, vera);
    await stage.call(removeBookmark, saved, olga);
    expect(await idsOf(olga)).toEqual([]);
    expect(await idsOf(vera)).toEqual([saved.targetId]);
    await stage.call(removeBookmark, saved, vera);
    expect(await idsOf(vera)).toEqual([]);
  });

  it('stand once, however often they are added', async () => {
    const adam = actorAs('admin');
    const saved = stall();
    const added = await stage.call(addBookmark, saved, adam);
    expect(await stage.call(addBookmark, saved, adam)).toEqual(added);
    expect(await idsOf(adam)).toEqual([saved.targetId]);
  });

  it('[BI-052] are for people who signed in', async () => {
    await expect(stage.call(addBookmark, market())).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      message: 'Please sign in to save items',
    });
    await expect(stage.call(addBookmark, market(), actorAs('system'))).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
    });
  });

  it('[BI-053] are three without a paid plan; of two at once for the last place one is refused', async () => {
    const vera = actorAs('vendor');
    await stage.call(addBookmark, market(), vera);
    await stage.call(addBookmark, market(), vera);
    const outcomes = await Promise.allSettled([market(), stall()].map((one) => stage.call(addBookmark, one, vera)));
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

  it('are in what a person may ask for of themselves, and go with the person', async () => {
    const [vera, victor] = [actorAs('vendor'), actorAs('vendor')];
    const saved = market();
    await stage.call(addBookmark, saved, vera);
    await stage.call(addBookmark, saved, victor);
    const { kinds } = await stage.call(contentPersonData, { personId: vera.id }, actorAs('system'));
    expect(kinds.find(({ kind }) => kind === 'bookmarks')?.records).toMatchObject([{ items: [saved] }]);
    const commits = await stage.db.collection('commits').find().toArray();
    expect(JSON.stringify(commits)).not.toContain(saved.targetId);

    await stage.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () => expect(await idsOf(vera)).toEqual([]));
    expect(await idsOf(victor)).toEqual([saved.targetId]);
  });
});
