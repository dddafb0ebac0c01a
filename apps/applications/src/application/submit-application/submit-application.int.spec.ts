import {
  applicationForEvent,
  applicationsForEvents,
  applicationSubmitted,
  createDraft,
  deleteDraft,
  getApplication,
  marketEventDeleted,
  marketEventSaved,
  myApplications,
  organizerApplications,
  profileSaved,
  submitApplication,
} from '@stallbook/contracts';
import { newId, termsOf } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, profile, vendor, terms } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

const list = { page: 1, pageSize: 12 };

describe('applying to a market event', () => {
  let stage: Harness;
  const owner = organizer();
  const ann = vendor();
  const market = marketEvent({ organizerId: owner.id });
  const eventId = market.marketEventId;

  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
    await stage.publish(profileSaved, profile(ann.id, 'vendor', "Ann's Honey"));
    await stage.publish(marketEventSaved, market);
  });
  afterAll(() => stage?.close());

  it('[AP-012] [AP-013] [AP-030] makes one draft, however often it is asked, also in parallel', async () => {
    const create = () => stage.call(createDraft, { eventId }, ann);
    const [first, ...others] = await Promise.all([create(), create(), create()]);
    expect(first).toMatchObject({ status: 'draft', paymentStatus: 'pending', eventId, vendorId: ann.id });
    for (const one of [...others, await create()]) expect(one).toEqual(first);
    const mine = await stage.call(myApplications, list, ann);
    const only = { ...list, applicationId: mine.items[0]?.id ?? '' };
    await expect(stage.call(myApplications, only, ann)).resolves.toMatchObject({ total: 1 });
    await expect(stage.call(myApplications, only, vendor())).resolves.toMatchObject({ total: 0 });
    expect(mine).toMatchObject({ total: 1, items: [{ id: first.id, event: { title: market.title } }] });
  });

  it('[AP-033] hides drafts from the organizer', async () => {
    const { id } = await stage.call(createDraft, { eventId }, ann);
    await expect(stage.call(organizerApplications, list, owner)).resolves.toMatchObject({ total: 0 });
    await expect(stage.call(getApplication, { id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[AP-017] refuses everyone but vendors with the message of the specification', async () => {
    await expect(stage.call(createDraft, { eventId }, owner)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
      message: 'Only vendors can apply to events.',
    });
  });

  it('[AP-016] asks a person without a profile to complete it', async () => {
    await expect(stage.call(createDraft, { eventId }, { ...ann, role: 'none' })).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
      message: 'Please log in and complete your profile to apply.',
    });
  });

  it('[AP-021] [AP-026] lets only its vendor delete a draft and then create a new one', async () => {
    const { id: draftId } = await stage.call(createDraft, { eventId }, ann);
    await expect(stage.call(deleteDraft, { draftId }, vendor())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stage.call(deleteDraft, { draftId }, ann)).resolves.toEqual({ id: draftId });
    await expect(stage.call(applicationForEvent, { eventId }, ann)).resolves.toBeNull();
  });

  it('finds the own applications to any of the given events, and no others', async () => {
    const { id: draftId } = await stage.call(createDraft, { eventId }, ann);
    const eventIds = [newId(), eventId];
    await expect(stage.call(applicationsForEvents, { eventIds }, ann)).resolves.toMatchObject([
      { id: draftId, eventId },
    ]);
    await expect(stage.call(applicationsForEvents, { eventIds }, vendor())).resolves.toEqual([]);
    await stage.call(deleteDraft, { draftId }, ann);
  });

  it('[AP-018] [AP-019] [AP-020] submits once, with the fees of the event', async () => {
    const { id: draftId } = await stage.call(createDraft, { eventId }, ann);
    const command = newId();
    const input = {
      draftId,
      terms,
      productsOffered: ' Honey ',
      boothRequirements: ' ',
      experienceYears: 3,
      boothFeeCents: 1,
      applicationFeeCents: 1,
    };
    await expect(stage.call(submitApplication, input, vendor())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const done = await stage.call(submitApplication, input, ann, command);
    expect(done).toMatchObject({
      id: draftId,
      status: 'pending',
      productsOffered: 'Honey',
      boothRequirements: null,
      boothFeeCents: 7500,
      applicationFeeCents: 1000,
    });
    await expect(stage.call(submitApplication, input, ann, command)).resolves.toEqual(done);
    await expect(stage.call(submitApplication, input, ann)).rejects.toMatchObject({ code: 'APPLICATION.NOT_DRAFT' });
    await expect(stage.call(deleteDraft, { draftId }, ann)).rejects.toMatchObject({ code: 'APPLICATION.NOT_DRAFT' });
    await expect(stage.received(applicationSubmitted, draftId)).resolves.toMatchObject({
      organizerId: owner.id,
      vendorId: ann.id,
    });
    const types = stage.receivedTypes(draftId).filter((type) => /^application\.(?!draft)/.test(type));
    expect(types).toEqual(['application.submitted']);
  });

  it('[AP-031] shows the organizer the application with vendor and event', async () => {
    const page = await stage.call(organizerApplications, { ...list, eventId }, owner);
    expect(page).toMatchObject({
      total: 1,
      items: [
        {
          status: 'pending',
          vendor: { businessName: "Ann's Honey", contactName: 'Ann Example', city: 'Salem' },
          event: { id: eventId, title: market.title },
        },
      ],
    });
    await expect(stage.call(organizerApplications, list, organizer())).resolves.toEqual({ items: [], total: 0 });
  });

  it('[AP-027] asks for the products', async () => {
    const refusal = await stage
      .call(submitApplication, { draftId: newId(), productsOffered: ' ', terms }, ann)
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: 'productsOffered', message: 'Please tell the organizer which products you will be selling.' }],
    });
  });

  it('[AP-028] [AP-029] takes no negative years or sales', async () => {
    const negative = {
      draftId: newId(),
      terms,
      productsOffered: 'Honey',
      experienceYears: -1,
      estimatedSalesCents: -1,
    };
    const refusal = await stage.call(submitApplication, negative, ann).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ fields: [{ path: 'experienceYears' }, { path: 'estimatedSalesCents' }] });
  });

  it('stores what the vendor tells encrypted', async () => {
    const commits = await stage.db.collection('commits').find({}).toArray();
    expect(JSON.stringify(commits)).not.toContain('Honey');
  });

  it('[EV-037] refuses applications after the deadline, and leaves what was begun as it is', async () => {
    const late = marketEvent({ organizerId: owner.id });
    await stage.publish(marketEventSaved, late);
    const { id: draftId } = await stage.call(createDraft, { eventId: late.marketEventId }, ann);
    await stage.clock.moveTo(new Date('2027-05-02T07:00:01Z'));
    const closed = { code: 'APPLICATION.DEADLINE_PASSED', message: 'The application deadline has passed.' };
    await expect(stage.call(createDraft, { eventId: late.marketEventId }, vendor())).rejects.toMatchObject(closed);
    await expect(
      stage.call(submitApplication, { draftId, productsOffered: 'Honey', terms }, ann),
    ).rejects.toMatchObject(closed);
    await expect(stage.call(createDraft, { eventId: late.marketEventId }, ann)).resolves.toMatchObject({
      status: 'draft',
    });
    await stage.clock.moveTo(new Date('2027-04-01T10:00:00Z'));
  });

  it.each([
    ['usual', '2027-05-01', '2027-05-02T07:00:00.000Z'],
    ['short, because clocks go forward', '2027-03-14', '2027-03-15T07:00:00.000Z'],
    ['long, because clocks go back', '2027-11-07', '2027-11-08T08:00:00.000Z'],
  ])(
    '[EV-035] [EV-037] takes an application until the last second of the deadline where the event is: %s day',
    async (_, applicationDeadline, end) => {
      const days = { startDate: '2027-12-04', endDate: '2027-12-04' };
      const last = marketEvent({ organizerId: owner.id, applicationDeadline, ...days });
      const before = (ms: number) => stage.clock.moveTo(new Date(Date.parse(end) - ms));
      stage.clock.pause();
      await before(60 * 60_000);
      await stage.publish(marketEventSaved, last);
      const vendors = [vendor(), vendor()] as const;
      const drafts = vendors.map((who) => stage.call(createDraft, { eventId: last.marketEventId }, who));
      const [first, second] = (await Promise.all(drafts)).map(({ id }) => id);
      const submit = (draftId = '', who = vendors[0]) =>
        stage.call(submitApplication, { draftId, productsOffered: 'Tea', terms: termsOf(last) }, who);
      await before(1_000);
      await expect(submit(first)).resolves.toMatchObject({ status: 'pending' });
      await before(0);
      await expect(submit(second, vendors[1])).rejects.toMatchObject({ code: 'APPLICATION.DEADLINE_PASSED' });
      stage.clock.resume();
      await stage.clock.moveTo(new Date('2027-04-01T10:00:00Z'));
    },
  );

  it('[AP-019] binds no vendor to terms that they did not see, and applies to no event that is gone', async () => {
    const open = marketEvent({ organizerId: owner.id });
    const gone = marketEvent({ organizerId: owner.id });
    await stage.publish(marketEventSaved, open);
    await stage.publish(marketEventSaved, gone);
    const who = vendor();
    const draftOf = async ({ marketEventId: id }: typeof open) =>
      (await stage.call(createDraft, { eventId: id }, who)).id;
    const [changed, deleted] = [await draftOf(open), await draftOf(gone)];
    const seen = async (marketEventId: string, filter: object) =>
      eventually(async () =>
        expect(
          await stage.db.collection('marketEventReplicas').findOne({ _id: marketEventId as never, ...filter }),
        ).toBeTruthy(),
      );
    const dearer = { ...open, boothFeeCents: 99_00, refundPolicy: null, revision: open.revision + 1 };
    await stage.publish(marketEventSaved, dearer);
    await seen(open.marketEventId, { boothFeeCents: 99_00 });
    const submit = (draftId: string, shown = terms, command = newId()) =>
      stage.call(submitApplication, { draftId, productsOffered: 'Tea', terms: shown }, who, command);
    await expect(submit(changed)).rejects.toMatchObject({ code: 'APPLICATION.TERMS_CHANGED' });
    const command = newId();
    const sent = await submit(changed, termsOf(dearer), command);
    expect(sent).toMatchObject({ status: 'pending', boothFeeCents: 99_00 });
    await stage.publish(marketEventSaved, { ...open, revision: open.revision + 2 });
    await seen(open.marketEventId, { boothFeeCents: open.boothFeeCents });
    await expect(submit(changed, termsOf(dearer), command)).resolves.toEqual(sent);
    await stage.publish(marketEventDeleted, { marketEventId: gone.marketEventId, organizerId: owner.id });
    await seen(gone.marketEventId, { deleted: true });
    await expect(submit(deleted)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('waits for a limited time for a market event that is unknown or still a draft', async () => {
    const drafted = marketEvent({ organizerId: owner.id, status: 'draft' });
    await stage.publish(marketEventSaved, drafted);
    const ask = { eventId: drafted.marketEventId };
    await Promise.all(
      [{ eventId: newId() }, ask].map((input) =>
        expect(stage.call(createDraft, input, ann)).rejects.toMatchObject({ code: 'NOT_READY' }),
      ),
    );
    const asked = stage.call(createDraft, ask, ann);
    await stage.publish(marketEventSaved, { ...drafted, status: 'published', revision: drafted.revision + 1 });
    await expect(asked).resolves.toMatchObject({ status: 'draft' });
  });
});
