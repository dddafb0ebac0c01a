import {
  acceptApplication,
  createDraft,
  fullEventsByIds,
  marketEventSaved,
  submitApplication,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { marketEvent, organizer, terms, vendor } from '../../testing/builders.js';
import { decide, openHarness, type Harness } from '../../testing/harness.js';

describe('the events without a booth left', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  it('are those whose limit of vendors is reached by accepted applications, for every visitor', async () => {
    const owner = organizer();
    const accepted = async (maxVendors: number | null) => {
      const [market, ann] = [marketEvent({ organizerId: owner.id, maxVendors }), vendor()];
      await harness.publish(marketEventSaved, market);
      const { id } = await harness.call(createDraft, { eventId: market.marketEventId }, ann);
      await harness.call(submitApplication, { draftId: id, productsOffered: 'Bread', terms }, ann);
      const full = await harness.call(fullEventsByIds, { ids: [market.marketEventId] });
      expect(full).toEqual([]);
      await decide(harness, acceptApplication, { applicationId: id }, owner);
      return market.marketEventId;
    };
    const [full, half, unlimited] = [await accepted(1), await accepted(2), await accepted(null)];
    const found = await harness.call(fullEventsByIds, { ids: [full, half, unlimited, newId()] });
    expect(found).toEqual([{ eventId: full }]);
  });
});
