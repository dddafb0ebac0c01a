import { createDraft, marketEventSaved, organizerApplications, submitApplication } from '@stallbook/contracts';
import { marketEvent, organizer, vendor, terms } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { inChunks } from './chunks.js';

describe('the applications to all market events of an organizer', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  it('[AP-032] are asked for in chunks of 30 market events', () => {
    const ids = Array.from({ length: 65 }, (_, index) => index);
    expect(inChunks(ids).map(({ length }) => length)).toEqual([30, 30, 5]);
    expect(inChunks(ids).flat()).toEqual(ids);
    expect(inChunks([])).toEqual([]);
  });

  it('[AP-032] are merged from all chunks, newest first', async () => {
    const owner = organizer();
    const markets = Array.from({ length: 65 }, () => marketEvent({ organizerId: owner.id }));
    for (const market of markets) await harness.publish(marketEventSaved, market);
    const applied: string[] = [];
    for (const market of [markets[64]!, markets[0]!, markets[31]!, markets[63]!]) {
      const ann = vendor();
      const { id: draftId } = await harness.call(createDraft, { eventId: market.marketEventId }, ann);
      await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms }, ann);
      applied.unshift(draftId);
      await harness.clock.advance(1_000);
    }
    const shown = async (page: number) => {
      const { items, total } = await harness.call(organizerApplications, { page, pageSize: 3 }, owner);
      expect(total).toBe(4);
      return items.map(({ id }) => id);
    };
    expect([...(await shown(1)), ...(await shown(2))]).toEqual(applied);
    const only = { applicationId: applied[2] ?? '', page: 1, pageSize: 3 };
    await expect(harness.call(organizerApplications, only, owner)).resolves.toMatchObject({
      total: 1,
      items: [{ id: applied[2] }],
    });
    await expect(harness.call(organizerApplications, only, organizer())).resolves.toMatchObject({ total: 0 });
  });
});
