import {
  applicationForEvent,
  applicationsPersonData,
  createDraft,
  getApplication,
  marketEventSaved,
  personErased,
  saveDraft,
  submitApplication,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { HourlyQuota } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { marketEvent, organizer, vendor, terms } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';
import { MAX_SAVES_PER_HOUR } from './save-draft.handler.js';

describe('saving a draft', () => {
  let stage: Harness;
  beforeAll(async () => {
    stage = await openHarness('2027-04-01T10:00:00Z');
  });
  afterAll(() => stage?.close());

  it('keeps what was typed for the vendor alone, until the application is sent', async () => {
    const [ann, owner] = [vendor(), organizer()];
    const market = marketEvent({ organizerId: owner.id });
    const eventId = market.marketEventId;
    await stage.publish(marketEventSaved, market);
    const { id } = await stage.call(createDraft, { eventId }, ann);
    await stage.call(saveDraft, { draftId: id, productsOffered: ' Hon', experienceYears: 3 }, ann);
    await stage.call(saveDraft, { draftId: id, boothRequirements: 'Corner' }, ann);
    await expect(stage.call(applicationForEvent, { eventId }, ann)).resolves.toMatchObject({
      id,
      status: 'draft',
      productsOffered: 'Hon',
      boothRequirements: 'Corner',
      experienceYears: 3,
    });
    await stage.call(saveDraft, { draftId: id, experienceYears: null, before: { experienceYears: 3 } }, ann);
    const older = { draftId: id, productsOffered: 'Wax', experienceYears: 4, before: { experienceYears: 3 } };
    await expect(stage.call(saveDraft, older, ann)).rejects.toMatchObject({
      code: 'APPLICATION.CHANGED_MEANWHILE',
      fields: [{ path: 'experienceYears' }],
    });
    await expect(stage.call(applicationForEvent, { eventId }, ann)).resolves.toMatchObject({
      productsOffered: 'Hon',
      experienceYears: null,
    });
    const save = { draftId: id, productsOffered: 'Wax' };
    await expect(stage.call(saveDraft, save, vendor())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stage.call(getApplication, { id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await stage.call(submitApplication, { draftId: id, productsOffered: 'Honey', terms }, ann);
    await expect(stage.call(saveDraft, save, ann)).rejects.toMatchObject({ code: 'APPLICATION.NOT_DRAFT' });
    await expect(stage.call(getApplication, { id }, owner)).resolves.toMatchObject({ productsOffered: 'Honey' });
  });

  it('makes the answers part of a person’s data, stored encrypted, and erased with the person', async () => {
    const ann = vendor();
    const market = marketEvent({ organizerId: organizer().id });
    await stage.publish(marketEventSaved, market);
    const { id } = await stage.call(createDraft, { eventId: market.marketEventId }, ann);
    await stage.call(saveDraft, { draftId: id, productsOffered: 'Mead of the monks' }, ann);
    const { kinds } = await stage.call(applicationsPersonData, { personId: ann.id }, actorAs('system'));
    expect(kinds.find(({ kind }) => kind === 'applications')?.records).toMatchObject([
      { status: 'draft', productsOffered: 'Mead of the monks' },
    ]);
    const commits = await stage.db.collection('commits').find().toArray();
    expect(JSON.stringify(commits)).not.toContain('Mead of the monks');
    await stage.publish(personErased, { personId: ann.id, addresses: [] });
    await eventually(async () => {
      const stored = await stage.db.collection('applications').find({ vendorId: ann.id }).toArray();
      expect(JSON.stringify(stored)).not.toContain('Mead of the monks');
    });
  });

  it('is limited, because each save stays in the history', async () => {
    const ann = vendor();
    const market = marketEvent({ organizerId: organizer().id });
    await stage.publish(marketEventSaved, market);
    const { id } = await stage.call(createDraft, { eventId: market.marketEventId }, ann);
    const save = (productsOffered: string, commandId = newId()) =>
      stage.call(saveDraft, { draftId: id, productsOffered }, ann, commandId);
    const counted = { kind: 'draft-save', subject: ann.id, free: MAX_SAVES_PER_HOUR };
    for (let saved = 1; saved < MAX_SAVES_PER_HOUR; saved += 1) await stage.app.get(HourlyQuota).require(counted);
    const commandId = newId();
    const last = await save('Honey', commandId);
    await expect(save('Honey and wax')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await save('Honey', commandId)).toEqual(last);
  });
});
