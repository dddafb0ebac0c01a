import {
  acceptApplication,
  applicationCountsByEventIds,
  carryOutBulkDecision,
  createDraft,
  marketEventSaved,
  rejectApplication,
  submitApplication,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, vendor, terms } from '../../testing/builders.js';
import { decide, openHarness, type Harness } from '../../testing/harness.js';

describe('the applications to several market events', () => {
  let stage: Harness;
  const owner = organizer();

  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => stage?.close());

  const newMarket = async (organizerId = owner.id) => {
    const market = marketEvent({ organizerId });
    await stage.publish(marketEventSaved, market);
    return market.marketEventId;
  };
  const apply = async (eventId: string) => {
    const who = vendor();
    const { id: draftId } = await stage.call(createDraft, { eventId }, who);
    await stage.call(submitApplication, { draftId, productsOffered: 'Bread', terms }, who);
    return draftId;
  };

  it('[EV-068] counts applications by state, gives zero for an event without applications, and answers only the organizer', async () => {
    const [full, empty, foreign] = [await newMarket(), await newMarket(), await newMarket(organizer().id)];
    const [first, second] = [await apply(full), await apply(full), await apply(full), await apply(foreign)];
    await stage.call(createDraft, { eventId: full }, vendor());
    await decide(stage, acceptApplication, { applicationId: first }, owner);
    await decide(stage, rejectApplication, { applicationId: second }, owner);
    const counts = await stage.call(applicationCountsByEventIds, { ids: [full, empty, foreign, newId()] }, owner);
    expect(new Map(counts.map(({ eventId, ...rest }) => [eventId, rest]))).toEqual(
      new Map([
        [full, { total: 3, pending: 1, accepted: 1, rejected: 1, withoutBooth: 1, heldFeesCents: 0 }],
        [empty, { total: 0, pending: 0, accepted: 0, rejected: 0, withoutBooth: 0, heldFeesCents: 0 }],
      ]),
    );
  });

  it('counts accepted vendors without a booth', async () => {
    const market = await newMarket();
    const [placed, unplaced] = [await apply(market), await apply(market), await apply(market)];
    await decide(stage, acceptApplication, { applicationId: placed, boothLocation: 'A1' }, owner);
    await decide(stage, acceptApplication, { applicationId: unplaced }, owner);
    const [counts] = await stage.call(applicationCountsByEventIds, { ids: [market] }, owner);
    expect(counts).toMatchObject({ accepted: 2, pending: 1, withoutBooth: 1 });
  });

  it('adds up the fees of acceptances that can still be undone', async () => {
    const market = await newMarket();
    const [applicationId, final] = [await apply(market), await apply(market)];
    await decide(stage, acceptApplication, { applicationId: final }, owner);
    const held = await decide(stage, acceptApplication, { applicationId, undoable: true }, owner);
    const heldFees = async () => {
      const [counts] = await stage.call(applicationCountsByEventIds, { ids: [market] }, owner);
      return counts?.heldFeesCents;
    };
    const fees = held.boothFeeCents + held.applicationFeeCents;
    expect(fees).toBeGreaterThan(0);
    expect(await heldFees()).toBe(fees);
    await stage.clock.advance(60_000);
    const carryOut = () => stage.call(carryOutBulkDecision, { id: held.heldBy ?? '' }, actorAs('system'));
    await eventually(async () => expect((await carryOut()).againAfterMs).toBeNull());
    expect(await heldFees()).toBe(0);
  });
});
