import {
  applicationForEvent,
  createDraft,
  getApplication,
  marketEventSaved,
  saveDraft,
  submitApplication,
} from '@stallbook/contracts';
import { marketEvent, organizer, vendor } from '../../testing/builders.js';
import { openHarness, type Harness } from '../../testing/harness.js';

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
      ...{ id, status: 'draft', productsOffered: 'Hon', boothRequirements: 'Corner', experienceYears: 3 },
    });
    await stage.call(saveDraft, { draftId: id, experienceYears: null, before: { experienceYears: 3 } }, ann);
    const older = { draftId: id, productsOffered: 'Wax', experienceYears: 4, before: { experienceYears: 3 } };
    await expect(stage.call(saveDraft, older, ann)).rejects.toMatchObject({
      code: 'APPLICATION.CHANGED_MEANWHILE',
      fields: [{ path: 'experienceYears' }],
    });
    await expect(stage.call(applicationForEvent, { eventId }, ann)).resolves.toMatchObject({
      ...{ productsOffered: 'Hon', experienceYears: null },
    });
    const save = { draftId: id, productsOffered: 'Wax' };
    await expect(stage.call(saveDraft, save, vendor())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(stage.call(getApplication, { id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await stage.call(submitApplication, { draftId: id, productsOffered: 'Honey' }, ann);
    await expect(stage.call(saveDraft, save, ann)).rejects.toMatchObject({ code: 'APPLICATION.NOT_DRAFT' });
    await expect(stage.call(getApplication, { id }, owner)).resolves.toMatchObject({ productsOffered: 'Honey' });
  });
});
