import {
  addPhoto,
  applicationImages,
  createDraft,
  deleteApplicationImage,
  deleteDraft,
  getApplication,
  imageOwnerSaved,
  marketEventSaved,
  reorderApplicationImages,
  requestPhotos,
  submitApplication,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { marketEvent, organizer, vendor, terms } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('the photos of an application', () => {
  let stage: Harness;
  const owner = organizer();
  const market = marketEvent({ organizerId: owner.id });

  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
    await stage.publish(marketEventSaved, market);
  });
  afterAll(() => stage?.close());

  const draftOf = async () => {
    const ann = vendor();
    const { id: applicationId } = await stage.call(createDraft, { eventId: market.marketEventId }, ann);
    const add = (photoId = newId()) => stage.call(addPhoto, { applicationId, photoId, fileSize: 2048 }, ann);
    return { ann, applicationId, add };
  };

  it('[AP-005] [AP-046] [AP-051] carry their size and place, and keep a new order', async () => {
    const { ann, applicationId, add } = await draftOf();
    const [first, second] = [await add(), await add()];
    expect([first, second]).toMatchObject([
      { fileSize: 2048, displayOrder: 1 },
      { fileSize: 2048, displayOrder: 2 },
    ]);
    const order = [second.id, first.id].map((id, index) => ({ id, displayOrder: index + 1 }));
    await stage.call(reorderApplicationImages, { applicationId, order }, ann);
    const listed = await stage.call(applicationImages, { applicationId }, ann);
    expect(listed.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await stage.call(getApplication, { id: applicationId }, ann)).images).toEqual(listed);
  });

  it('[AP-043] are ten when eleven arrive from two tabs', async () => {
    const { ann, applicationId, add } = await draftOf();
    const results = await Promise.allSettled(Array.from({ length: 11 }, () => add()));
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as { message: string }] : []));
    expect(refused.map(({ message }) => message)).toEqual([
      'Cannot upload 1 files. Maximum 10 images per application (currently have 10).',
    ]);
    await expect(stage.call(requestPhotos, { applicationId, count: 3 }, ann)).rejects.toMatchObject({
      message: 'Cannot upload 3 files. Maximum 10 images per application (currently have 10).',
    });
  });

  it('[AP-051] are all kept when they are reordered while others arrive, those at the end', async () => {
    const { ann, applicationId, add } = await draftOf();
    const [first, second] = [await add(), await add()];
    const order = [second.id, first.id].map((id, index) => ({ id, displayOrder: index + 1 }));
    const arriving = Array.from({ length: 4 }, () => add());
    await stage.call(reorderApplicationImages, { applicationId, order }, ann);
    const late = (await Promise.all(arriving)).map(({ id }) => id);
    const listed = await stage.call(applicationImages, { applicationId }, ann);
    expect(listed.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(new Set(listed.slice(2).map(({ id }) => id))).toEqual(new Set(late));
    expect(listed.map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('[AP-047] [AP-048] are seen by the organizer once sent, and changed only by their vendor', async () => {
    const { ann, applicationId, add } = await draftOf();
    const { id: imageId } = await add();
    const hidden = { code: 'NOT_FOUND' };
    await expect(stage.call(applicationImages, { applicationId }, owner)).rejects.toMatchObject(hidden);
    await stage.call(submitApplication, { draftId: applicationId, productsOffered: 'Honey', terms }, ann);
    expect(await stage.call(applicationImages, { applicationId }, owner)).toHaveLength(1);
    const other = vendor();
    await expect(stage.call(applicationImages, { applicationId }, other)).rejects.toMatchObject(hidden);
    await expect(stage.call(requestPhotos, { applicationId, count: 1 }, other)).rejects.toMatchObject(hidden);
    await expect(stage.call(deleteApplicationImage, { applicationId, imageId }, other)).rejects.toMatchObject(hidden);
  });

  it('are named to attachments, which deletes those that are no longer named', async () => {
    const { ann, applicationId, add } = await draftOf();
    const { id } = await add();
    expect(await stage.received(imageOwnerSaved, applicationId)).toMatchObject({
      ownerId: applicationId,
      marketEventId: market.marketEventId,
      imageIds: [`application-images/${id}`],
    });
    await stage.call(deleteDraft, { draftId: applicationId }, ann);
  });
});
