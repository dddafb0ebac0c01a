import {
  changeBanner,
  createMarketEvent,
  deleteMarketEvent,
  imageOwnerSaved,
  marketEvent,
  type ChangeBannerInput,
} from '@stallbook/contracts';
import { actor, ADMIN, fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

describe('changing the banner of a market event', () => {
  let harness: Harness;
  const owner = actor('organizer');
  beforeAll(async () => {
    harness = await openHarness('2027-03-01T12:00:00Z');
  });
  afterAll(() => harness?.close());

  const create = async (): Promise<ChangeBannerInput> => {
    const { id } = await harness.call(createMarketEvent, fields(), owner);
    return { id, imageId: `event-banners/banners/${id}_1806573600905` };
  };

  it('[EV-040] [EV-078] gives the event the public URL of its image, and names the image to attachments', async () => {
    const banner = await create();
    const url = `/media/${banner.imageId}.webp`;
    expect(await harness.call(changeBanner, banner, owner)).toMatchObject({ id: banner.id, bannerImageUrl: url });
    expect(await harness.call(marketEvent, { id: banner.id }, owner)).toMatchObject({ bannerImageUrl: url });
    expect(await harness.received(imageOwnerSaved, banner.id)).toMatchObject({ imageIds: [banner.imageId] });
  });

  it('[EV-040] is refused to anyone but the owner', async () => {
    const banner = await create();
    for (const other of [actor('organizer'), actor('vendor'), ADMIN]) {
      await expect(harness.call(changeBanner, banner, other)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
    }
  });

  it('is refused once the event is deleted', async () => {
    const banner = await create();
    await harness.call(deleteMarketEvent, { id: banner.id }, owner);
    await expect(harness.call(changeBanner, banner, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('takes only the name of a stored banner', async () => {
    const banner = { ...(await create()), imageId: 'https://example.org/banner.png' };
    await expect(harness.call(changeBanner, banner, owner)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});
