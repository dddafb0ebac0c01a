import {
  applicationSubmitted,
  applicationWithdrawn,
  EmailType,
  PreferenceKind,
  saveNotificationPreferences,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { CurrentNotifications } from '../reminder/current-notifications.js';
import { Replicas } from '../replicas/replicas.js';
import { openHarness, personOf, type Harness } from '../testing/harness.js';
import type { DigestItem } from './digest-item.schema.js';

describe('the daily email', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date('2027-04-20T19:00:00Z')));
  afterAll(() => harness?.close());

  /** Applications to an event of an organizer who chose the daily email. */
  async function waitingApplications(count: number) {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    const choice = { kind: PreferenceKind.applications, app: true, email: true, digest: true, push: true };
    const preferences = { timeZone: 'America/Los_Angeles', quietFrom: null, quietUntil: null, choices: [choice] };
    await harness.call(saveNotificationPreferences, preferences, organizer);
    const ids = { marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    const applications = Array.from({ length: count }, () => {
      return { ...ids, applicationId: newId(), boothFeeCents: 7_500, applicationFeeCents: 0 };
    });
    for (const facts of applications) await harness.publish(applicationSubmitted, facts);
    const items = harness.db.collection('digestItems');
    await eventually(async () => expect(await items.countDocuments({ personId: organizer.id })).toBe(count));
    return { organizer, marketEventId, applications };
  }
  async function digestTo(organizer: Actor) {
    await harness.clock.moveTo(new Date('2027-04-21T15:00:01Z'));
    return eventually(async () => {
      const digest = (await harness.mailsTo(organizer)).find(({ type }) => type === EmailType.daily_digest);
      if (!digest) throw new Error('no digest yet');
      return digest.data;
    });
  }

  it('names an event as it is called when it is sent', async () => {
    const { organizer, marketEventId } = await waitingApplications(1);
    await harness.publishMarketEvent(marketEventId, organizer.id, 'Lake Market', 2);
    const replicas = harness.db.collection<{ _id: string; data: { title: string } }>('replicas');
    await eventually(async () =>
      expect(await replicas.findOne({ _id: marketEventId })).toMatchObject({ data: { title: 'Lake Market' } }),
    );
    expect((await digestTo(organizer))['items']).toBe('New application: Vera Pottery applied to Lake Market.');
  });

  it('checks a limited number of entries, and says that there may be more', async () => {
    const { organizer } = await waitingApplications(1);
    const items = harness.db.collection<DigestItem>('digestItems');
    const first = await items.findOne({ personId: organizer.id });
    await items.insertMany(Array.from({ length: 300 }, () => ({ ...first!, _id: newId() })));
    const checked = jest.spyOn(harness.app.get(CurrentNotifications), 'now');
    const digest = await digestTo(organizer);
    expect(digest['item_count']).toBe('100+ updates');
    expect(digest['items']).toContain('And 80+ more.');
    expect(checked).toHaveBeenCalledTimes(100);
    checked.mockRestore();
    expect(await items.countDocuments({ personId: organizer.id })).toBe(0);
  });

  it('is sent although none of the entries that it checks first is still true', async () => {
    const { organizer, applications } = await waitingApplications(2);
    const withdrawn = applications[0]!;
    await harness.publish(applicationWithdrawn, { ...withdrawn, wasAccepted: false, refundPercent: 100 });
    const replicas = harness.db.collection<{ _id: string }>('applicationReplicas');
    await eventually(async () =>
      expect(await replicas.findOne({ _id: withdrawn.applicationId })).toMatchObject({ status: 'draft' }),
    );
    const items = harness.db.collection<DigestItem>('digestItems');
    const untrue = await items.findOne({ 'about.applicationId': withdrawn.applicationId });
    const old = Array.from({ length: 100 }, () => ({ ...untrue!, _id: newId(), createdAt: new Date(0) }));
    await items.insertMany(old);
    expect((await digestTo(organizer))['item_count']).toBe('1 update');
    expect(await items.countDocuments({ personId: organizer.id })).toBe(0);
  });

  it('looks up the organizer of an event once for all applications to it', async () => {
    const { organizer, marketEventId } = await waitingApplications(3);
    const known = jest.spyOn(harness.app.get(Replicas), 'known');
    expect((await digestTo(organizer))['item_count']).toBe('3 updates');
    const looks = known.mock.calls.filter(([ids]) => ids.people.length === 0 && ids.markets.includes(marketEventId));
    expect(looks).toHaveLength(1);
    known.mockRestore();
  });
});
