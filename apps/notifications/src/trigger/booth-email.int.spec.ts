import { applicationBoothAssigned, EmailType } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { EmailOutbox } from '../email/email-outbox.js';
import type { EmailDocument } from '../email/email.schema.js';
import { openHarness, personOf, type Harness } from '../testing/harness.js';

describe('the email about a booth', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  it('is sent a minute after the first change with the last booth of that minute, and again for a later change', async () => {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    const data = { ...ids, boothFeeCents: 7_500, applicationFeeCents: 1_000 };
    const notifications = () => harness.db.collection('notifications').countDocuments({ userId: vendor.id });
    const emails = () =>
      harness.db.collection<EmailDocument>('emails').find({ personId: vendor.id, type: 'booth_changed' }).toArray();
    const changed = async (times: number) => {
      await harness.publish(applicationBoothAssigned, { ...data, boothLocation: `Booth ${times}` });
      await eventually(async () => expect(await notifications()).toBe(times));
    };
    const start = new Date('2027-04-20T10:00:00Z');
    await harness.clock.moveTo(start);
    await changed(1);
    await changed(2);
    await changed(3);
    const [first, ...more] = await emails();
    expect([first?.notBefore && first.notBefore >= new Date(start.getTime() + 60_000), more]).toEqual([true, []]);
    await harness.clock.moveTo(new Date(start.getTime() + 120_000));
    harness.app.get(EmailOutbox).wake();
    await eventually(async () => expect((await emails()).map(({ enqueuedAt }) => enqueuedAt)).not.toContain(null));
    const mails = (await harness.mailsTo(vendor)).filter(({ type }) => type === EmailType.booth_changed);
    expect(mails.map(({ data: { event_title, booth } }) => [event_title, booth])).toEqual([
      ['River Market', 'Booth 3'],
    ]);
    await changed(4);
    expect(await emails()).toHaveLength(2);
  });
});
