import {
  applicationSubmitted,
  applicationSuggestion,
  createDraft,
  deleteApplicationTemplate,
  marketEventDeleted,
  marketEventSaved,
  membershipSaved,
  myApplicationTemplates,
  quickApply,
  quickApplyToMany,
  saveApplicationTemplate,
  submitApplication,
  timeSaved,
  withdrawApplication,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, plan, vendor, terms } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

const NOW = new Date('2027-04-01T10:00:00Z');
const list = { page: 1, pageSize: 12 };

describe('applying with a template', () => {
  let stage: Harness;
  const owner = organizer();
  beforeAll(async () => {
    stage = await openHarness(NOW.toISOString());
  });
  afterAll(() => stage?.close());

  const proVendor = async (templateName = 'Honey stall') => {
    const ann = vendor();
    await stage.publish(membershipSaved, plan(ann.id));
    await eventually(() => stage.call(myApplicationTemplates, {}, ann));
    const { id: templateId } = await stage.call(
      saveApplicationTemplate,
      {
        templateName,
        businessDescription: 'Beekeepers',
        productsOffered: 'Honey',
        boothSetup: 'Corner',
        specialRequirements: 'Shade',
        yearsExperience: 3,
        insuranceInfo: 'Insured',
      },
      ann,
    );
    return { ann, templateId };
  };
  const templateGone = { code: 'APPLICATION.TEMPLATE_GONE' };
  const openMarket = async (facts: Parameters<typeof marketEvent>[0] = {}) => {
    const market = marketEvent({ organizerId: owner.id, ...facts });
    await stage.publish(marketEventSaved, market);
    return { market, eventId: market.marketEventId };
  };

  it('[AP-002] [AP-052] [AP-053] [AP-061] sends what the template holds, with the fees of the event', async () => {
    const { ann, templateId } = await proVendor();
    const { eventId } = await openMarket();
    const command = newId();
    const sent = await stage.call(quickApply, { eventId, templateId, terms }, ann, command);
    expect(sent).toMatchObject({
      eventId,
      vendorId: ann.id,
      status: 'pending',
      businessDescription: 'Beekeepers',
      productsOffered: 'Honey',
      boothRequirements: 'Corner',
      specialRequests: 'Shade',
      experienceYears: 3,
      insuranceInfo: 'Insured',
      appliedAt: expect.stringContaining('2027-04-01'),
      boothFeeCents: 7500,
      boothLocation: null,
      customMessage: null,
    });
    expect(await stage.call(quickApply, { eventId, templateId, terms }, ann, command)).toEqual(sent);
    await expect(stage.received(applicationSubmitted, sent.id)).resolves.toMatchObject({ organizerId: owner.id });
    await expect(stage.call(quickApply, { eventId, templateId, terms }, ann)).rejects.toMatchObject({
      code: 'APPLICATION.NOT_DRAFT',
    });
  });

  it('[AP-054] [AP-060] [TO-020] [TO-021] records the application and the time it saved', async () => {
    const { ann, templateId } = await proVendor();
    const { eventId } = await openMarket();
    const { id: applicationId } = await stage.call(quickApply, { eventId, templateId, terms }, ann);
    const { eventId: another } = await openMarket();
    const { id: draftId } = await stage.call(createDraft, { eventId: another }, ann);
    await stage.clock.moveTo(new Date(NOW.getTime() + 60_000));
    await stage.call(submitApplication, { draftId, productsOffered: 'Honey', templateId, terms }, ann);
    await stage.clock.moveTo(NOW);
    const createdAt = expect.stringContaining('2027-04-01T10:0');
    const records = await stage.db.collection('quickApplications').find({ vendorId: ann.id }).toArray();
    expect(records).toMatchObject([{ marketEventId: eventId, templateId, applicationId, createdAt }]);
    const saved = { vendorId: ann.id, timeSavedSeconds: 240, applicationMethod: 'template' };
    expect(await stage.call(timeSaved, list, ann)).toEqual({
      totalSeconds: 480,
      total: 2,
      items: [
        { ...saved, eventId: another, createdAt: expect.stringContaining('2027-04-01T10:01') },
        { ...saved, eventId, createdAt },
      ],
    });
  });

  it('[AP-054] [AP-061] sends all of a template by the form too, and records a quick-apply that follows', async () => {
    const { ann, templateId } = await proVendor();
    const { eventId } = await openMarket();
    const { id: draftId } = await stage.call(createDraft, { eventId }, ann);
    const sent = await stage.call(submitApplication, { draftId, productsOffered: 'Honey', templateId, terms }, ann);
    expect(sent).toMatchObject({ businessDescription: 'Beekeepers', insuranceInfo: 'Insured' });
    await stage.call(withdrawApplication, { applicationId: draftId }, ann);
    await stage.call(quickApply, { eventId, templateId, terms }, ann);
    const records = await stage.db.collection('quickApplications').find({ vendorId: ann.id }).toArray();
    expect(records).toMatchObject([{ templateId, applicationId: draftId }]);
    expect(await stage.call(timeSaved, list, ann)).toMatchObject({ total: 1, totalSeconds: 240 });
  });

  it('[AP-052] uses no template of another vendor, and none that was deleted meanwhile', async () => {
    const [{ ann, templateId }, other] = [await proVendor(), await proVendor()];
    const { eventId } = await openMarket();
    const gone = { code: 'NOT_FOUND', message: 'This template no longer exists. Please choose another one.' };
    await expect(stage.call(quickApply, { eventId, templateId: other.templateId, terms }, ann)).rejects.toMatchObject(
      gone,
    );
    await stage.call(deleteApplicationTemplate, { id: templateId }, ann);
    await expect(stage.call(quickApply, { eventId, templateId, terms }, ann)).rejects.toMatchObject(gone);
    const { id: draftId } = await stage.call(createDraft, { eventId }, ann);
    const input = { draftId, productsOffered: 'Honey', terms };
    await expect(stage.call(submitApplication, { ...input, templateId }, ann)).rejects.toMatchObject(templateGone);
    await stage.call(submitApplication, input, ann);
    expect(await stage.call(timeSaved, list, ann)).toMatchObject({ total: 0, totalSeconds: 0 });
  });

  it('[AP-055] needs the plan at the moment of sending', async () => {
    const { ann, templateId } = await proVendor();
    const { eventId } = await openMarket();
    await stage.publish(membershipSaved, plan(ann.id, false));
    const refusal = {
      code: 'MEMBERSHIP.VENDOR_PRO_REQUIRED',
      message: 'Application templates are part of a paid plan. Upgrade to use them.',
    };
    await eventually(() => expect(stage.call(myApplicationTemplates, {}, ann)).rejects.toMatchObject(refusal));
    await expect(stage.call(quickApply, { eventId, templateId, terms }, ann)).rejects.toMatchObject(refusal);
  });

  it('sends no application without what the vendor saw of a template once the plan ended', async () => {
    const { ann, templateId } = await proVendor();
    const { eventId } = await openMarket();
    const { id: draftId } = await stage.call(createDraft, { eventId }, ann);
    await stage.publish(membershipSaved, plan(ann.id, false));
    const input = { draftId, productsOffered: 'Honey', terms };
    await eventually(() =>
      expect(stage.call(submitApplication, { ...input, templateId }, ann)).rejects.toMatchObject(templateGone),
    );
    const sent = await stage.call(submitApplication, input, ann);
    expect(sent).toMatchObject({ productsOffered: 'Honey', businessDescription: null, insuranceInfo: null });
  });

  it('binds no vendor to terms that they did not see', async () => {
    const { ann, templateId } = await proVendor();
    const { eventId } = await openMarket({ boothFeeCents: 90_00 });
    const refusal = { code: 'APPLICATION.TERMS_CHANGED' };
    await expect(stage.call(quickApply, { eventId, templateId, terms }, ann)).rejects.toMatchObject(refusal);
    const many = { events: [{ eventId, terms }], templateId };
    await expect(stage.call(quickApplyToMany, many, ann)).resolves.toMatchObject([{ application: null, ...refusal }]);
  });

  it('[AP-056] is for vendors only', async () => {
    const { eventId } = await openMarket();
    await expect(stage.call(quickApply, { eventId, templateId: newId(), terms }, owner)).rejects.toMatchObject({
      code: 'PERMISSION_DENIED',
      message: 'Only vendors can apply to events.',
    });
  });

  it('[AP-056] counts up to the deadline, and no longer', async () => {
    const { ann, templateId } = await proVendor();
    const [{ eventId }, { eventId: late }] = [await openMarket(), await openMarket()];
    // The end of May 1 in Los Angeles.
    await stage.clock.moveTo(new Date('2027-05-02T06:59:00Z'));
    await expect(stage.call(quickApply, { eventId, templateId, terms }, ann)).resolves.toMatchObject({
      status: 'pending',
    });
    await stage.clock.moveTo(new Date('2027-05-02T07:00:01Z'));
    await expect(stage.call(quickApply, { eventId: late, templateId, terms }, ann)).rejects.toMatchObject({
      code: 'APPLICATION.DEADLINE_PASSED',
    });
    await stage.clock.moveTo(NOW);
  });

  it('sends one application where two are sent concurrently', async () => {
    const { ann, templateId } = await proVendor();
    const { eventId } = await openMarket();
    const { id: draftId } = await stage.call(createDraft, { eventId }, ann);
    const outcomes = await Promise.allSettled([
      stage.call(quickApply, { eventId, templateId, terms }, ann),
      stage.call(submitApplication, { draftId, productsOffered: 'Honey', terms }, ann),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [failed] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(failed).toMatchObject({ code: 'APPLICATION.NOT_DRAFT' });
  });

  it('answers for each of several events, by its own rules', async () => {
    const { ann, templateId } = await proVendor();
    const [open, closed, deleted] = [
      await openMarket(),
      await openMarket({ applicationDeadline: '2027-03-01' }),
      await openMarket(),
    ];
    await stage.publish(marketEventDeleted, { marketEventId: deleted.eventId, organizerId: owner.id });
    await eventually(() =>
      expect(stage.call(createDraft, { eventId: deleted.eventId }, vendor())).rejects.toMatchObject({
        code: 'NOT_FOUND',
      }),
    );
    const events = [open, closed, deleted].map(({ eventId }) => ({ eventId, terms }));
    const command = newId();
    const answers = await stage.call(quickApplyToMany, { events, templateId }, ann, command);
    expect(answers).toMatchObject([
      { eventId: open.eventId, application: { status: 'pending' }, code: null, message: null },
      { application: null, code: 'APPLICATION.DEADLINE_PASSED', message: 'The application deadline has passed.' },
      { application: null, code: 'NOT_FOUND', message: 'Event not found' },
    ]);
    expect(await stage.call(quickApplyToMany, { events, templateId }, ann, command)).toEqual(answers);
  });

  it('[AP-057] suggests the newest of the last five applications', async () => {
    const { ann, templateId } = await proVendor();
    expect(await stage.call(applicationSuggestion, {}, ann)).toBeNull();
    const { eventId } = await openMarket();
    await stage.call(quickApply, { eventId, templateId, terms }, ann);
    const draftLater = async (minutes: number) => {
      await stage.clock.moveTo(new Date(NOW.getTime() + minutes * 60_000));
      await stage.call(createDraft, { eventId: (await openMarket()).eventId }, ann);
    };
    for (const minutes of [1, 2, 3, 4]) await draftLater(minutes);
    expect(await stage.call(applicationSuggestion, {}, ann)).toMatchObject({ eventId, productsOffered: 'Honey' });
    await draftLater(5);
    expect(await stage.call(applicationSuggestion, {}, ann)).toBeNull();
    await stage.clock.moveTo(NOW);
  });

  it('cannot be withdrawn and sent again without end, because the organizer gets an email each time', async () => {
    const { ann, templateId } = await proVendor();
    const { eventId } = await openMarket();
    const send = (commandId = newId()) => stage.call(quickApply, { eventId, templateId, terms }, ann, commandId);
    const commandId = newId();
    const first = await send(commandId);
    await stage.call(withdrawApplication, { applicationId: first.id }, ann);
    for (let time = 0; time < 9; time += 1) {
      const commandId = newId();
      const sent = await send(commandId);
      await expect(send(commandId)).resolves.toEqual(sent);
      await stage.call(withdrawApplication, { applicationId: sent.id }, ann);
    }
    await expect(send()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(send(commandId)).resolves.toEqual(first);
  });
});
