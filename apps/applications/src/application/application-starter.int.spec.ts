import {
  applicationForEvent,
  createDraft,
  marketEventDeleted,
  marketEventSaved,
  membershipSaved,
  quickApply,
  saveApplicationTemplate,
} from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { eventually } from '@stallbook/testing';
import { marketEvent, plan, vendor } from '../testing/builders.js';
import { openHarness, type Harness } from '../testing/harness.js';

describe('an application that starts while its market event is deleted', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => stage?.close());
  afterEach(() => jest.restoreAllMocks());

  /** The deletion begins and ends after the market event was read and before the application is stored. */
  function deleteMeanwhile({ marketEventId, organizerId }: ReturnType<typeof marketEvent>): void {
    const store = stage.app.get(EventStore);
    const execute = store.execute.bind(store);
    jest.spyOn(store, 'execute').mockImplementationOnce(async (...args) => {
      await stage.publish(marketEventDeleted, { marketEventId, organizerId });
      const over = async (collection: string, filter: object) =>
        eventually(async () => expect(await stage.db.collection(collection).countDocuments(filter)).toBe(1));
      await over('marketEventReplicas', { _id: marketEventId, deleted: true });
      await eventually(async () => expect(await stage.db.collection('processes').countDocuments()).toBe(0));
      return execute(...args);
    });
  }
  async function published() {
    const market = marketEvent();
    await stage.publish(marketEventSaved, market);
    return market;
  }
  const gone = { code: 'NOT_FOUND', message: 'Event not found' };

  it('is refused as a draft and leaves nothing', async () => {
    const [ann, market] = [vendor(), await published()];
    const eventId = market.marketEventId;
    await stage.call(createDraft, { eventId }, vendor());
    deleteMeanwhile(market);
    await expect(stage.call(createDraft, { eventId }, ann)).rejects.toMatchObject(gone);
    await expect(stage.call(applicationForEvent, { eventId }, ann)).resolves.toBeNull();
    expect(await stage.db.collection('applications').countDocuments({ marketEventId: eventId })).toBe(0);
  });

  it('is refused as a quick application and leaves nothing', async () => {
    const [ann, market] = [vendor(), await published()];
    const eventId = market.marketEventId;
    await stage.publish(membershipSaved, plan(ann.id));
    const input = { templateName: 'Bread', productsOffered: 'Bread' };
    const { id: templateId } = await eventually(() => stage.call(saveApplicationTemplate, input, ann));
    await stage.call(createDraft, { eventId }, vendor());
    deleteMeanwhile(market);
    await expect(stage.call(quickApply, { eventId, templateId }, ann)).rejects.toMatchObject(gone);
    expect(await stage.db.collection('applications').countDocuments({ marketEventId: eventId })).toBe(0);
  });
});
