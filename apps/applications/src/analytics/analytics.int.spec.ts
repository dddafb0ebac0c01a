import {
  acceptApplication,
  createDraft,
  expressInterest,
  marketEventSaved,
  membershipSaved,
  myApplicationTemplates,
  organizerAnalytics,
  profileSaved,
  quickApply,
  rejectApplication,
  saveApplicationTemplate,
  sendInvitation,
  submitApplication,
  vendorAnalytics,
  withdrawApplication,
  type OrganizerAnalytics,
} from '@stallbook/contracts';
import { DAY_MS, newId, type Actor } from '@stallbook/kernel';
import { profileFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, plan, vendor, termsOn } from '../testing/builders.js';
import { decide, openHarness, type Harness } from '../testing/harness.js';

const none = { pending: 0, accepted: 0, rejected: 0, withdrawn: 0, acceptanceRate: null };

const terms = termsOn('2027-12-04');

describe('analytics', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness('2027-01-15T10:00:00Z')));
  afterAll(() => harness?.close());

  async function published(given: Parameters<typeof marketEvent>[0]): Promise<string> {
    const market = marketEvent({ startDate: '2027-12-04', endDate: '2027-12-05', applicationDeadline: null, ...given });
    await harness.publish(marketEventSaved, market);
    return market.marketEventId;
  }
  async function apply(eventId: string, who: Actor): Promise<string> {
    const { id: draftId } = await harness.call(createDraft, { eventId }, who);
    await harness.call(submitApplication, { draftId, productsOffered: 'Bread', terms }, who);
    return draftId;
  }
  async function templateOf(who: Actor): Promise<string> {
    await harness.publish(membershipSaved, plan(who.id));
    await eventually(() => harness.call(myApplicationTemplates, {}, who));
    const { id } = await harness.call(
      saveApplicationTemplate,
      { templateName: 'Bread stall', productsOffered: 'Bread' },
      who,
    );
    return id;
  }

  it('[TO-022] [TO-023] counts what happened within the window, for the vendor and for the organizer', async () => {
    const [vera, olga, other] = [vendor(), organizer(), organizer()];
    await harness.publish(profileSaved, profileFacts({ personId: vera.id }));
    const email = `${newId()}@example.org`;
    await harness.publish(profileSaved, profileFacts({ personId: olga.id, role: 'organizer', email }));
    await eventually(async () =>
      expect(await harness.db.collection('organizerAddresses').countDocuments({ _id: olga.id as never })).toBe(1),
    );
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => published({ organizerId: olga.id })));
    const foreign = await published({ organizerId: other.id });
    const seeded = await published({ organizerId: null, seededByAdmin: true, organizerClaimed: false });
    const [accepted, rejected] = [await apply(first ?? '', vera), await apply(second ?? '', vera)];
    await decide(harness, acceptApplication, { applicationId: accepted }, olga);
    await decide(harness, rejectApplication, { applicationId: rejected }, olga);
    await harness.call(createDraft, { eventId: foreign }, vera);
    await harness.call(expressInterest, { eventId: third ?? '' }, vera);
    const invited = { eventId: seeded, organizerEmail: email, organizerName: 'Olga', organizerPhone: '5035550100' };
    await harness.call(sendInvitation, invited, vera);

    await harness.clock.advance(60 * DAY_MS);
    const templateId = await templateOf(vera);
    await harness.call(quickApply, { eventId: third ?? '', templateId, terms }, vera);
    await harness.call(expressInterest, { eventId: foreign }, vera);

    const recent = { ...none, pending: 1 };
    const both = { pending: 1, accepted: 1, rejected: 1, acceptanceRate: 0.5 };
    const template = { timeSavedSeconds: 240, quickApplies: 1 };
    expect(await harness.call(vendorAnalytics, { window: '30d' }, vera)).toMatchObject({
      ...recent,
      ...template,
      interests: 1,
      invitationsSent: 0,
    });
    for (const window of ['90d', 'a year', null])
      expect(await harness.call(vendorAnalytics, { window }, vera)).toMatchObject({
        ...both,
        ...template,
        interests: 2,
        invitationsSent: 1,
      });
    const mine = await harness.call(organizerAnalytics, { window: '30d' }, olga);
    expect(mine).toMatchObject({ ...recent, interests: 0, invitationsReceived: 0 });
    const longer = await harness.call(organizerAnalytics, { window: '90d' }, olga);
    expect(longer).toMatchObject({ ...both, interests: 1, invitationsReceived: 1 });
    expect(longer.byMonth.map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-02', '2027-03']);
    expect(longer.byMonth[1]).toEqual({ month: '2027-01', pending: 0, accepted: 1, rejected: 1 });

    await harness.clock.advance(45 * DAY_MS);
    expect(await harness.call(organizerAnalytics, { window: '90d' }, olga)).toMatchObject({
      ...recent,
      interests: 0,
      invitationsReceived: 0,
    });
    expect(await harness.call(organizerAnalytics, { window: '365d' }, olga)).toMatchObject({ ...both, interests: 1 });
  });

  it('counts accepted vendors who withdrew apart from the others', async () => {
    const [vera, olga] = [vendor(), organizer()];
    await harness.publish(profileSaved, profileFacts({ personId: vera.id }));
    const applicationId = await apply(await published({ organizerId: olga.id }), vera);
    await decide(harness, acceptApplication, { applicationId }, olga);
    await harness.call(withdrawApplication, { applicationId, refundPercent: 100 }, vera);
    const withdrawn = { ...none, withdrawn: 1 };
    expect(await harness.call(organizerAnalytics, {}, olga)).toMatchObject(withdrawn);
    expect(await harness.call(vendorAnalytics, {}, vera)).toMatchObject(withdrawn);
  });

  it('begins months where the caller is, as revenue does', async () => {
    const [vera, olga] = [vendor(), organizer()];
    await harness.publish(profileSaved, profileFacts({ personId: vera.id }));
    const sentAt = harness.clock.now().getTime();
    await harness.clock.advance(Date.parse('2027-06-01T02:00:00Z') - sentAt);
    await apply(await published({ organizerId: olga.id }), vera);
    const monthOf = async (figures: Promise<Pick<OrganizerAnalytics, 'byMonth'>>) =>
      (await figures).byMonth.find(({ pending }) => pending > 0)?.month;
    for (const [timeZone, month] of [
      ['America/Chicago', '2027-05'],
      [null, '2027-06'],
    ] as const) {
      expect(await monthOf(harness.call(organizerAnalytics, { window: '30d', timeZone }, olga))).toBe(month);
      expect(await monthOf(harness.call(vendorAnalytics, { window: '30d', timeZone }, vera))).toBe(month);
    }
  });

  it('is empty for people who did nothing yet', async () => {
    expect(await harness.call(vendorAnalytics, {}, vendor())).toMatchObject({ ...none, timeSavedSeconds: 0 });
    expect(await harness.call(organizerAnalytics, {}, organizer())).toMatchObject({ ...none, invitationsReceived: 0 });
  });
});
