import { applicationSubmitted, EmailType, PreferenceKind, saveNotificationPreferences } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, type Harness } from '../testing/harness.js';

describe('the daily email', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date('2027-04-20T19:00:00Z')));
  afterAll(() => harness?.close());

  it('names an event as it is called when it is sent', async () => {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    const choice = { kind: PreferenceKind.applications, app: true, email: true, digest: true, push: true };
    const preferences = { timeZone: 'America/Los_Angeles', quietFrom: null, quietUntil: null, choices: [choice] };
    await harness.call(saveNotificationPreferences, preferences, organizer);
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    await harness.publish(applicationSubmitted, { ...ids, boothFeeCents: 7_500, applicationFeeCents: 0 });
    const items = harness.db.collection('digestItems');
    await eventually(async () => expect(await items.countDocuments({ personId: organizer.id })).toBe(1));

    await harness.publishMarketEvent(marketEventId, organizer.id, 'Lake Market', 2);
    const replicas = harness.db.collection<{ _id: string; data: { title: string } }>('replicas');
    await eventually(async () =>
      expect(await replicas.findOne({ _id: marketEventId })).toMatchObject({ data: { title: 'Lake Market' } }),
    );
    await harness.clock.moveTo(new Date('2027-04-21T15:00:01Z'));
    await eventually(async () => {
      const digest = (await harness.mailsTo(organizer)).find(({ type }) => type === EmailType.daily_digest);
      expect(digest?.data['items']).toBe('New application: Vera Pottery applied to Lake Market.');
    });
  });
});
