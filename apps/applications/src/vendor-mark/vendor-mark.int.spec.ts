import {
  acceptApplication,
  acceptedVendors,
  applicationsPersonData,
  createDraft,
  marketEventDeleted,
  marketEventSaved,
  membershipSaved,
  personErased,
  profileSaved,
  removeVendorMark,
  saveVendorMark,
  submitApplication,
  vendorContacts,
  vendorRecords,
  type Attendance,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, plan, profile, vendor, termsOn } from '../testing/builders.js';
import { decide, openHarness, type Harness } from '../testing/harness.js';

const PAGE = { page: 1, pageSize: 12 };
const as = (attendance: `${Attendance}`) => attendance as Attendance;

describe('what an organizer notes about vendors', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-04-01T10:00:00Z')));
  afterAll(() => harness?.close());

  const proOrganizer = async () => {
    const person = organizer();
    await harness.publish(membershipSaved, { ...plan(person.id, false), isOrganizerPro: true });
    await eventually(async () =>
      expect(await harness.db.collection('membershipReplicas').countDocuments({ _id: person.id as never })).toBe(1),
    );
    return person;
  };
  const newVendor = async (name: string) => {
    const person = vendor();
    await harness.publish(profileSaved, profile(person.id, 'vendor', name));
    return person;
  };
  const shownTerms = new Map<string, string>();
  const marketOf = async (owner: Actor, startDate = '2027-05-08') => {
    const dates = { startDate, endDate: startDate, applicationDeadline: null };
    const market = marketEvent({ organizerId: owner.id, ...dates });
    await harness.publish(marketEventSaved, market);
    shownTerms.set(market.marketEventId, termsOn(startDate));
    return market.marketEventId;
  };
  const accepted = async (eventId: string, owner: Actor, who: Actor) => {
    const { id } = await harness.call(createDraft, { eventId }, who);
    await harness.call(
      submitApplication,
      { draftId: id, productsOffered: 'Bread', terms: shownTerms.get(eventId)! },
      who,
    );
    await decide(harness, acceptApplication, { applicationId: id }, owner);
    return id;
  };
  const mark = (applicationId: string, attendance: `${Attendance}`, rating: number | null, owner: Actor) =>
    harness.call(saveVendorMark, { applicationId, attendance: as(attendance), rating }, owner);

  it('[TO-026] is saved once the market day has begun, replaced, removed, and summed up by vendor', async () => {
    const owner = await proOrganizer();
    const [ann, bob] = [await newVendor('Ann Pottery'), await newVendor('Bob Bread')];
    const [first, second] = [await marketOf(owner), await marketOf(owner, '2027-05-15')];
    const annFirst = await accepted(first, owner, ann);
    const bobFirst = await accepted(first, owner, bob);
    const annSecond = await accepted(second, owner, ann);
    await expect(mark(annFirst, 'came', 5, owner)).rejects.toMatchObject({ code: 'VENDOR_MARK.TOO_EARLY' });
    await harness.clock.moveTo(new Date('2027-05-20T10:00:00Z'));
    await mark(annFirst, 'came', 2, owner);
    await mark(annFirst, 'came', 5, owner);
    await mark(annSecond, 'late', 4, owner);
    await mark(bobFirst, 'no_show', null, owner);
    await expect(mark(bobFirst, 'no_show', 1, owner)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const listed = await harness.call(acceptedVendors, { eventId: first, ...PAGE }, owner);
    expect(listed.total).toBe(2);
    expect(listed.items.find(({ vendorId }) => vendorId === ann.id)).toMatchObject({
      applicationId: annFirst,
      vendor: { businessName: 'Ann Pottery' },
      mark: { attendance: 'came', rating: 5 },
    });
    const records = async () => (await harness.call(vendorRecords, PAGE, owner)).items;
    expect(await records()).toMatchObject([
      { vendorId: ann.id, marketDays: 2, lateCount: 1, noShowCount: 0, averageRating: 4.5 },
      { vendorId: bob.id, marketDays: 1, noShowCount: 1, averageRating: null, vendor: { businessName: 'Bob Bread' } },
    ]);
    await harness.call(removeVendorMark, { applicationId: bobFirst }, owner);
    expect((await records()).map(({ vendorId }) => vendorId)).toEqual([ann.id]);
  });

  it('[TO-026] is for organizers with Organizer Pro, and about vendors at their own events alone', async () => {
    await harness.clock.moveTo(new Date('2027-05-21T10:00:00Z'));
    const basic = organizer();
    const refused = { code: 'MEMBERSHIP.ORGANIZER_PRO_REQUIRED', details: { needsUpgrade: true } };
    const eventId = await marketOf(basic, '2027-06-08');
    const applicationId = await accepted(eventId, basic, await newVendor('Ann Pottery'));
    const rival = await proOrganizer();
    await expect(harness.call(acceptedVendors, { eventId, ...PAGE }, basic)).rejects.toMatchObject(refused);
    await expect(harness.call(vendorRecords, PAGE, basic)).rejects.toMatchObject(refused);
    await expect(mark(applicationId, 'came', 5, basic)).rejects.toMatchObject(refused);
    const unknown = { code: 'NOT_FOUND' };
    await expect(harness.call(acceptedVendors, { eventId, ...PAGE }, rival)).rejects.toMatchObject(unknown);
    await expect(mark(applicationId, 'came', 5, rival)).rejects.toMatchObject(unknown);
    await expect(harness.call(removeVendorMark, { applicationId }, rival)).rejects.toMatchObject(unknown);
    await expect(mark(newId(), 'came', 5, rival)).rejects.toMatchObject(unknown);
  });

  it('stay with each owner of the event, and are not shown to the next', async () => {
    const [owner, next] = [await proOrganizer(), await proOrganizer()];
    const market = marketEvent({ organizerId: owner.id, startDate: '2027-05-22', endDate: '2027-05-22' });
    const saved = { ...market, applicationDeadline: null };
    await harness.publish(marketEventSaved, saved);
    const { marketEventId: eventId } = saved;
    shownTerms.set(eventId, termsOn(saved.startDate));
    const applicationId = await accepted(eventId, owner, await newVendor('Ann Pottery'));
    await harness.clock.moveTo(new Date('2027-05-22T23:00:00Z'));
    await mark(applicationId, 'came', 1, owner);
    await harness.publish(marketEventSaved, { ...saved, revision: 2, organizerId: next.id });
    const listed = () => harness.call(acceptedVendors, { eventId, ...PAGE }, next);
    await eventually(async () => expect(await listed()).toMatchObject({ total: 1 }));
    expect((await listed()).items).toMatchObject([{ applicationId, mark: null }]);
    await mark(applicationId, 'late', 5, next);
    await mark(applicationId, 'late', 4, next);
    const ratings = async (of: Actor) =>
      (await harness.call(vendorRecords, PAGE, of)).items.map(({ marketDays, averageRating }) => [
        marketDays,
        averageRating,
      ]);
    expect([await ratings(owner), await ratings(next)]).toEqual([[[1, 1]], [[1, 4]]]);
    expect((await listed()).items).toMatchObject([{ applicationId, mark: { attendance: 'late', rating: 4 } }]);
    await harness.call(removeVendorMark, { applicationId }, next);
    expect([await ratings(owner), await ratings(next)]).toEqual([[[1, 1]], []]);
  });

  it('[TO-026] lists applicants by status and without drafts, only to the organizer with Organizer Pro', async () => {
    const owner = await proOrganizer();
    const eventId = await marketOf(owner, '2027-06-09');
    const [ann, bob, carl] = [
      await newVendor('Ann Pottery'),
      await newVendor('Bob Bread'),
      await newVendor('Carl Cups'),
    ];
    await accepted(eventId, owner, ann);
    const { id: draftId } = await harness.call(createDraft, { eventId }, bob);
    await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms: shownTerms.get(eventId)! }, bob);
    await harness.call(createDraft, { eventId }, carl);
    const namesOf = async (status: string | null) =>
      (await harness.call(vendorContacts, { eventId, status: status as never, ...PAGE }, owner)).items
        .map(({ vendor: known }) => known?.businessName)
        .sort();
    expect(await namesOf(null)).toEqual(['Ann Pottery', 'Bob Bread']);
    expect(await namesOf('accepted')).toEqual(['Ann Pottery']);
    expect(await namesOf('draft')).toEqual([]);
    const rival = await proOrganizer();
    await expect(harness.call(vendorContacts, { eventId, ...PAGE }, rival)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const basic = organizer();
    const own = { eventId: await marketOf(basic), ...PAGE };
    await eventually(() =>
      expect(harness.call(vendorContacts, own, basic)).rejects.toMatchObject({
        code: 'MEMBERSHIP.ORGANIZER_PRO_REQUIRED',
      }),
    );
  });

  it('is in the export of both people, and goes with the event and with either person', async () => {
    const owner = await proOrganizer();
    const [ann, bob] = [await newVendor('Ann Pottery'), await newVendor('Bob Bread')];
    const [first, second] = [await marketOf(owner, '2027-06-10'), await marketOf(owner, '2027-06-11')];
    const given = [
      await accepted(first, owner, ann),
      await accepted(second, owner, ann),
      await accepted(second, owner, bob),
    ];
    await harness.clock.moveTo(new Date('2027-06-20T10:00:00Z'));
    for (const applicationId of given) await mark(applicationId, 'late', 3, owner);
    const exportOf = async ({ id: personId }: Actor) =>
      JSON.stringify(await harness.call(applicationsPersonData, { personId }, actorAs('system')));
    expect(await exportOf(ann)).toContain('"marksReceived"');
    expect(await exportOf(owner)).toContain('"marksGiven"');
    const left = () => harness.db.collection('vendorMarks').countDocuments({ organizerId: owner.id });
    await harness.publish(marketEventDeleted, { marketEventId: first, organizerId: owner.id });
    await eventually(async () => expect(await left()).toBe(2));
    await harness.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () => expect(await left()).toBe(1));
    await harness.publish(personErased, { personId: owner.id, addresses: [] });
    await eventually(async () => expect(await left()).toBe(0));
  });
});
