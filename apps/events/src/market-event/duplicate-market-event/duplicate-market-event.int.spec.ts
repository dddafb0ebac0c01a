import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import {
  changeBanner,
  changeEventImage,
  createMarketEvent,
  duplicateMarketEvent,
  marketEvent,
  publishMarketEvent,
} from '@stallbook/contracts';
import { fields } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

let harness: Harness;
beforeAll(async () => {
  harness = await openHarness('2027-03-01T12:00:00Z');
});
afterAll(() => harness.close());

const owner = actorAs('organizer');
const published = async () => {
  const { id } = await harness.call(createMarketEvent, fields({ contactEmail: 'mail@example.org' }), owner);
  return harness.call(publishMarketEvent, { id }, owner);
};

describe('duplicating a market event', () => {
  it('[EV-067] starts a draft of the same organizer with its own ID and event code', async () => {
    const { id } = await published();
    await harness.call(changeBanner, { id, imageId: `event-banners/banners/${id}_1` }, owner);
    const original = await harness.call(changeEventImage, { id, imageId: `event-images/${id}_1` }, owner);
    const commandId = newId();
    const duplicate = () =>
      harness.call(duplicateMarketEvent, { id: original.id, eventDate: '2028-06-10' }, owner, commandId);
    const copy = await duplicate();
    expect(copy).toMatchObject({
      title: original.title,
      contactEmail: 'mail@example.org',
      status: 'draft',
      organizerId: owner.id,
      eventDate: '2028-06-10',
      eventEndDate: '2028-06-10',
      bannerImageUrl: null,
      eventImageUrl: null,
      eventCode: expect.stringMatching(/^[A-Z]{4}-\d{4}$/) as string,
    });
    expect(copy.id).not.toBe(original.id);
    expect(copy.eventCode).not.toBe(original.eventCode);
    expect(await harness.call(marketEvent, { id: original.id }, owner)).toEqual(original);
    expect(await duplicate()).toEqual(copy);
  });

  it('[EV-066] [EV-062] refuses another organizer, and an unknown event', async () => {
    const { id } = await published();
    await expect(harness.call(duplicateMarketEvent, { id }, actorAs('organizer'))).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
      message: 'Not authorized',
    });
    await expect(harness.call(duplicateMarketEvent, { id: newId() }, owner)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Event not found',
    });
  });
});
