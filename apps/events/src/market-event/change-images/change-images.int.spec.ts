import {
  changeBanner,
  changeEventImage,
  createMarketEvent,
  deleteMarketEvent,
  imageOwnerSaved,
  marketEvent,
  removeBanner,
  removeEventImage,
} from '@stallbook/contracts';
import type { Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ADMIN, fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('changing the images of a market event', () => {
  let harness: Harness;
  const owner = actorAs('organizer');
  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
  });
  afterAll(() => harness?.close());

  const create = async () => {
    const { id } = await harness.call(createMarketEvent, fields(), owner);
    const banner = { id, imageId: `event-banners/banners/${id}_1806573600905` };
    return { id, banner, image: { id, imageId: `event-images/${id}_1806573600905` } };
  };
  const urlOf = (imageId: string) => `/media/${imageId}.webp`;

  it('[EV-040] [EV-078] gives the event the public URLs of its images, and names the images to attachments', async () => {
    const { id, banner, image } = await create();
    const urls = { bannerImageUrl: urlOf(banner.imageId), eventImageUrl: null as string | null };
    expect(await harness.call(changeBanner, banner, owner)).toMatchObject({ id, ...urls });
    urls.eventImageUrl = urlOf(image.imageId);
    expect(await harness.call(changeEventImage, image, owner)).toMatchObject({ id, ...urls });
    expect(await harness.call(marketEvent, { id }, owner)).toMatchObject(urls);
    await eventually(async () =>
      expect(await harness.received(imageOwnerSaved, id)).toMatchObject({ imageIds: [banner.imageId, image.imageId] }),
    );
  });

  it('removes the event image, and names to attachments what is left', async () => {
    const { id, image } = await create();
    await harness.call(changeEventImage, image, owner);
    expect(await harness.call(removeEventImage, { id }, owner)).toMatchObject({ eventImageUrl: null });
    expect(await harness.call(marketEvent, { id }, owner)).toMatchObject({ eventImageUrl: null });
    await eventually(async () => expect(await harness.received(imageOwnerSaved, id)).toMatchObject({ imageIds: [] }));
  });

  it('removes the banner, and names to attachments what is left', async () => {
    const { id, banner, image } = await create();
    await harness.call(changeBanner, banner, owner);
    await harness.call(changeEventImage, image, owner);
    expect(await harness.call(removeBanner, { id }, owner)).toMatchObject({ bannerImageUrl: null });
    expect(await harness.call(marketEvent, { id }, owner)).toMatchObject({
      bannerImageUrl: null,
      eventImageUrl: urlOf(image.imageId),
    });
    await eventually(async () =>
      expect(await harness.received(imageOwnerSaved, id)).toMatchObject({ imageIds: [image.imageId] }),
    );
  });

  const changesOf = ({ id, banner, image }: Awaited<ReturnType<typeof create>>, by: Actor) => [
    () => harness.call(changeBanner, banner, by),
    () => harness.call(changeEventImage, image, by),
    () => harness.call(removeBanner, { id }, by),
    () => harness.call(removeEventImage, { id }, by),
  ];

  it('[EV-040] is refused to anyone but the owner', async () => {
    const event = await create();
    for (const other of [actorAs('organizer'), actorAs('vendor'), ADMIN])
      for (const change of changesOf(event, other))
        await expect(change()).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  });

  it('is refused once the event is deleted', async () => {
    const event = await create();
    await harness.call(deleteMarketEvent, { id: event.id }, owner);
    for (const change of changesOf(event, owner)) await expect(change()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes only the name of an image that is stored for its place', async () => {
    const { id, banner, image } = await create();
    for (const imageId of ['https://example.org/banner.png', image.imageId])
      await expect(harness.call(changeBanner, { id, imageId }, owner)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    for (const imageId of ['https://example.org/image.png', banner.imageId])
      await expect(harness.call(changeEventImage, { id, imageId }, owner)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
