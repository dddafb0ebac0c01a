import {
  acceptApplication,
  applicationBoothAssigned,
  applicationTimeline,
  assignBooth,
  createDraft,
  deskApplications,
  eventBooths,
  getApplication,
  marketEventSaved,
  submitApplication,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { marketEvent, organizer, vendor, terms } from '../../testing/builders.js';
import { decide, openHarness, type Harness } from '../../testing/harness.js';

describe('the booths of an event', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => harness?.close());

  it('[AP-002] [AP-034] are counted, and one is assigned after accepting, which the vendor sees and is notified of', async () => {
    const owner = organizer();
    const ann = vendor();
    const market = marketEvent({ organizerId: owner.id, maxVendors: 3 });
    const { marketEventId } = market;
    await harness.publish(marketEventSaved, market);
    const { id } = await harness.call(createDraft, { eventId: marketEventId }, ann);
    await harness.call(submitApplication, { draftId: id, productsOffered: 'Bread', terms }, ann);
    const booths = (who = owner) => harness.call(eventBooths, { id: marketEventId }, who);
    await expect(booths()).resolves.toEqual({ eventId: marketEventId, accepted: 0, left: 3, taken: [], shared: [] });
    await decide(harness, acceptApplication, { applicationId: id }, owner);
    await expect(booths()).resolves.toEqual({ eventId: marketEventId, accepted: 1, left: 2, taken: [], shared: [] });
    await expect(booths(organizer())).rejects.toMatchObject({ code: 'NOT_FOUND' });

    const assign = (boothLocation: string | null, who = owner) =>
      harness.call(assignBooth, { applicationId: id, boothLocation }, who);
    await expect(assign('B2', organizer())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await assign(' B2 ');
    await expect(harness.call(getApplication, { id }, ann)).resolves.toMatchObject({ boothLocation: 'B2' });
    await expect(harness.received(applicationBoothAssigned, id)).resolves.toMatchObject({
      vendorId: ann.id,
      boothLocation: 'B2',
    });
    const { items } = await harness.call(applicationTimeline, { id, limit: 50 }, ann);
    expect(items.at(-1)).toMatchObject({
      what: 'booth-assigned',
      changes: [{ field: 'boothLocation', before: null, after: 'B2' }],
    });
    await expect(assign('')).resolves.toMatchObject({ boothLocation: null });
  });

  it('are changed a limited number of times a day, since the vendor is notified each time', async () => {
    const owner = organizer();
    const market = marketEvent({ organizerId: owner.id });
    const { marketEventId: eventId } = market;
    await harness.publish(marketEventSaved, market);
    const ann = vendor();
    const { id: applicationId } = await harness.call(createDraft, { eventId }, ann);
    await harness.call(submitApplication, { draftId: applicationId, productsOffered: 'Bread', terms }, ann);
    await decide(harness, acceptApplication, { applicationId }, owner);
    const assign = (booth: number, commandId = newId(), who = owner) =>
      harness.call(assignBooth, { applicationId, boothLocation: `B${booth}` }, who, commandId);
    for (let booth = 1; booth < 20; booth += 1) await assign(booth);
    // Neither a refused change, nor one to the same booth, nor a repetition counts.
    await expect(assign(20, newId(), organizer())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await assign(19);
    const commandId = newId();
    const last = await assign(20, commandId);
    await expect(assign(20, commandId)).resolves.toEqual(last);
    await expect(assign(21)).rejects.toMatchObject({ code: 'APPLICATION.BOOTH_CHANGED_OFTEN' });
    await expect(assign(20, commandId)).resolves.toEqual(last);
    await harness.clock.advance(24 * 60 * 60_000);
    await assign(21);
  });

  it('are found by the organizer in any case, and listed with those that several vendors have', async () => {
    const owner = organizer();
    const market = marketEvent({ organizerId: owner.id });
    const { marketEventId } = market;
    await harness.publish(marketEventSaved, market);
    const accept = async (boothLocation: string | null) => {
      const ann = vendor();
      const { id } = await harness.call(createDraft, { eventId: marketEventId }, ann);
      await harness.call(submitApplication, { draftId: id, productsOffered: 'Bread', terms }, ann);
      await decide(harness, acceptApplication, { applicationId: id, boothLocation }, owner);
      return id;
    };
    const [first, second] = [await accept('Row A, 7'), await accept('row a, 7')];
    const others = [await accept('Row A, 71'), await accept(null), await accept(null)];
    const booths = () => harness.call(eventBooths, { id: marketEventId }, owner);
    const holders = async (booth: string, who = owner) => {
      const input = { eventId: marketEventId, booth, page: 1, pageSize: 12 };
      return (await harness.call(deskApplications, input, who)).items.map(({ id }) => id).sort();
    };
    await expect(holders(' ROW A, 7')).resolves.toEqual([first, second].sort());
    await expect(holders('row a, 71')).resolves.toEqual([others[0]]);
    await expect(holders('Row A, 7', organizer())).resolves.toEqual([]);
    await expect(booths()).resolves.toMatchObject({
      taken: [expect.stringMatching(/^row a, 7$/i), 'Row A, 71'],
      shared: ['row a, 7'],
    });
    await harness.call(assignBooth, { applicationId: second, boothLocation: 'Row B' }, owner);
    await expect(booths()).resolves.toMatchObject({ taken: ['Row A, 7', 'Row A, 71', 'Row B'], shared: [] });
  });
});
