import {
  applicationForEvent,
  createDraft,
  editApplication,
  marketEventSaved,
  membershipSaved,
  myApplicationTemplates,
  saveApplicationTemplate,
  saveDraft,
  submitApplication,
} from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, plan, vendor, terms } from './testing/builders.js';
import { openHarness, type Harness } from './testing/harness.js';

describe('what a vendor saves from two devices', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => stage?.close());

  const changed = (code: string, path: string) => ({ code, fields: [{ path }] });

  it('an older form sends no application over newer answers, and edits only what it changed', async () => {
    const [ann, market] = [vendor(), marketEvent({ organizerId: organizer().id })];
    const eventId = market.marketEventId;
    await stage.publish(marketEventSaved, market);
    const { id: draftId } = await stage.call(createDraft, { eventId }, ann);
    const shown = { productsOffered: 'Honey', boothRequirements: '' };
    await stage.call(saveDraft, { draftId, productsOffered: 'Honey', boothRequirements: 'Corner' }, ann);
    const refusal = changed('APPLICATION.CHANGED_MEANWHILE', 'boothRequirements');
    const submission = { ...shown, draftId, before: shown, terms };
    await expect(stage.call(submitApplication, submission, ann)).rejects.toMatchObject(refusal);
    const newest = { productsOffered: 'Honey', boothRequirements: 'Corner' };
    await stage.call(submitApplication, { ...newest, draftId, before: newest, terms }, ann);

    const edit = (change: object) =>
      stage.call(editApplication, { ...newest, ...change, applicationId: draftId, before: newest }, ann);
    await edit({ boothRequirements: 'Power' });
    await expect(edit({ boothRequirements: 'Shade' })).rejects.toMatchObject(refusal);
    await edit({ productsOffered: 'Wax' });
    await expect(stage.call(applicationForEvent, { eventId }, ann)).resolves.toMatchObject({
      productsOffered: 'Wax',
      boothRequirements: 'Power',
    });
  });

  it('an older form replaces no newer text of a template', async () => {
    const ann = vendor();
    await stage.publish(membershipSaved, plan(ann.id));
    await eventually(() => stage.call(myApplicationTemplates, {}, ann));
    const refusal = changed('APPLICATION_TEMPLATE.CHANGED_MEANWHILE', 'productsOffered');
    const form = { templateName: 'Honey stall', productsOffered: 'Honey', boothSetup: null };
    const { id } = await stage.call(saveApplicationTemplate, { ...form, before: {} }, ann);
    const save = (change: object, before: object = { productsOffered: 'Honey', boothSetup: '' }) =>
      stage.call(saveApplicationTemplate, { ...form, id, ...change, before }, ann);
    await save({ productsOffered: 'Mead' });
    await expect(save({ productsOffered: 'Wax' })).rejects.toMatchObject(refusal);
    await expect(save({ productsOffered: 'Wax', templateName: 'Wax stall' })).rejects.toMatchObject(refusal);
    await expect(save({ id: null, productsOffered: 'Wax' }, { productsOffered: '' })).rejects.toMatchObject(refusal);
    await save({ boothSetup: 'Corner' });
    await expect(stage.call(myApplicationTemplates, {}, ann)).resolves.toMatchObject([
      { templateName: 'Honey stall', productsOffered: 'Mead', boothSetup: 'Corner' },
    ]);
  });
});
