import {
  applicationForEvent,
  createDraft,
  expressInterest,
  marketEventDeleted,
  marketEventSaved,
  membershipSaved,
  profileSaved,
  quickApply,
  saveApplicationTemplate,
  sendInvitation,
} from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { eventually } from '@stallbook/testing';
import { MarketEventReplicas } from './replicas/market-event-replicas.js';
import { marketEvent, plan, profile, vendor, terms } from './testing/builders.js';
import { openHarness, type Harness } from './testing/harness.js';

describe('what starts while its market event is deleted', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => stage?.close());
  afterEach(() => jest.restoreAllMocks());

  /** The deletion begins and ends after the market event was read and before anything is stored. */
  function deleteMeanwhile(
    { marketEventId, organizerId }: ReturnType<typeof marketEvent>,
    storing: 'execute' | 'transaction' = 'execute',
  ): void {
    const store = stage.app.get(EventStore);
    const original = store[storing].bind(store) as (...args: unknown[]) => Promise<never>;
    jest.spyOn(store, storing).mockImplementationOnce(async (...args: unknown[]) => {
      await stage.publish(marketEventDeleted, { marketEventId, organizerId });
      const over = async (collection: string, filter: object) =>
        eventually(async () => expect(await stage.db.collection(collection).countDocuments(filter)).toBe(1));
      await over('marketEventReplicas', { _id: marketEventId, deleted: true });
      await eventually(async () => expect(await stage.db.collection('processes').countDocuments()).toBe(0));
      return original(...args);
    });
  }
  async function published() {
    const market = marketEvent();
    await stage.publish(marketEventSaved, market);
    return market;
  }
  const nothingOf = (marketEventId: string, collection = 'applications') =>
    eventually(async () => expect(await stage.db.collection(collection).countDocuments({ marketEventId })).toBe(0));
  const gone = { code: 'NOT_FOUND', message: 'Event not found' };

  it('is refused as a draft and leaves nothing', async () => {
    const [ann, market] = [vendor(), await published()];
    const eventId = market.marketEventId;
    await stage.call(createDraft, { eventId }, vendor());
    deleteMeanwhile(market);
    await expect(stage.call(createDraft, { eventId }, ann)).rejects.toMatchObject(gone);
    await expect(stage.call(applicationForEvent, { eventId }, ann)).resolves.toBeNull();
    await nothingOf(eventId);
  });

  it('leaves nothing although the process dies before it looks at the market event again', async () => {
    const [ann, market] = [vendor(), await published()];
    const eventId = market.marketEventId;
    await stage.call(createDraft, { eventId }, vendor());
    deleteMeanwhile(market);
    jest.spyOn(stage.app.get(MarketEventReplicas), 'isDeleted').mockRejectedValueOnce(new Error('the process ended'));
    await expect(stage.call(createDraft, { eventId }, ann)).rejects.toMatchObject({ code: 'INTERNAL' });
    await nothingOf(eventId);
  });

  it('is refused as a quick application and leaves nothing', async () => {
    const [ann, market] = [vendor(), await published()];
    const eventId = market.marketEventId;
    await stage.publish(membershipSaved, plan(ann.id));
    const input = { templateName: 'Bread', productsOffered: 'Bread' };
    const { id: templateId } = await eventually(() => stage.call(saveApplicationTemplate, input, ann));
    await stage.call(createDraft, { eventId }, vendor());
    deleteMeanwhile(market);
    await expect(stage.call(quickApply, { eventId, templateId, terms }, ann)).rejects.toMatchObject(gone);
    await nothingOf(eventId);
  });

  it('is removed as an interest', async () => {
    const [ann, market] = [vendor(), await published()];
    const eventId = market.marketEventId;
    await stage.call(createDraft, { eventId }, vendor());
    deleteMeanwhile(market);
    await stage.call(expressInterest, { eventId }, ann);
    await nothingOf(eventId, 'interests');
  });

  it('is deleted as an invitation', async () => {
    const [ann, market] = [vendor(), await published()];
    const eventId = market.marketEventId;
    await stage.publish(profileSaved, profile(ann.id, 'vendor', 'Vera Pottery'));
    await eventually(async () =>
      expect(await stage.db.collection('profileReplicas').countDocuments({ _id: ann.id as never })).toBe(1),
    );
    await stage.call(createDraft, { eventId }, vendor());
    deleteMeanwhile(market, 'transaction');
    await stage.call(sendInvitation, { eventId }, ann);
    await nothingOf(eventId, 'invitations');
  });
});
