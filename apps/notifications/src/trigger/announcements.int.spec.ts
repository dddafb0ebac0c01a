import {
  applicationAccepted,
  applicationSubmitted,
  claimApproved,
  liveSince,
  markAllRead,
  markRead,
  myNotifications,
  paymentCompleted,
  paymentRefundMade,
  personErased,
  unreadCount,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import type { Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf } from '../testing/harness.js';
import type { Harness } from '../testing/harness.js';

const applicationOf = (vendor: Actor, organizer: Actor, marketEventId: string) => ({
  applicationId: newId(),
  marketEventId,
  vendorId: vendor.id,
  organizerId: organizer.id,
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
});

describe('announcements', () => {
  let stage: Harness;
  beforeAll(async () => (stage = await openHarness()));
  afterAll(() => stage.close());

  /** A vendor, an organizer and a market that this service knows. */
  async function cast() {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await stage.tellPerson(vendor, 'Vera Pottery');
    await stage.tellPerson(organizer, 'River Markets');
    await stage.tellMarket(marketEventId, organizer.id, 'River Market');
    return { vendor, organizer, marketEventId, application: applicationOf(vendor, organizer, marketEventId) };
  }
  const feedOf = (person: Actor, limit = 20) => stage.call(myNotifications, { limit }, person);
  const told = (person: Actor, count: number) =>
    eventually(async () => {
      const feed = await feedOf(person);
      expect(feed.items).toHaveLength(count);
      return feed;
    });

  it('[NO-001] [NO-002] [NO-013] reach the organizer on the page, live and by mail', async () => {
    const { organizer, application } = await cast();
    const signals = await stage.follow(organizer);
    await stage.publish(applicationSubmitted, application);
    const { items } = await told(organizer, 1);
    expect(items[0]).toMatchObject({
      type: 'application_submitted',
      title: 'New application',
      body: 'Vera Pottery applied to River Market.',
      link: `/applications?application=${application.applicationId}`,
      readAt: null,
    });
    expect(await stage.call(unreadCount, {}, organizer)).toEqual({ count: 1 });
    await eventually(() =>
      expect(signals()).toEqual([
        { type: 'notification', cursor: '1', data: { notification: items[0], unreadCount: 1 } },
      ]),
    );
    const [mail] = await eventually(async () => {
      const mails = await stage.mailsTo(organizer);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail).toMatchObject({
      type: 'application_submitted',
      toName: 'River Markets contact',
      data: { vendor_name: 'Vera Pottery', event_title: 'River Market', event_dates: 'May 8–9, 2027' },
    });
  });

  it('[NO-014] tell both parties of a payment', async () => {
    const { vendor, organizer, application } = await cast();
    const { boothFeeCents: _booth, applicationFeeCents: _fee, ...ids } = application;
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    await stage.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await told(vendor, 1);
    await told(organizer, 1);
    await eventually(async () => {
      const [toVendor, toOrganizer] = [await stage.mailsTo(vendor), await stage.mailsTo(organizer)];
      expect(toVendor.map(({ type }) => type)).toEqual(['payment_confirmation']);
      expect(toOrganizer.map(({ type, data }) => [type, data['payout_amount']])).toEqual([
        ['payment_received', '$80.75'],
      ]);
    });
  });

  it('tell both of a refund that the payout bears, by mail too', async () => {
    const { vendor, organizer, application } = await cast();
    const { boothFeeCents: _booth, applicationFeeCents: _fee, ...ids } = application;
    const refund = { refundedCents: 8_500, takenFromPayoutCents: 8_075, full: true };
    await stage.publish(paymentRefundMade, { ...ids, paymentId: newId(), currency: 'usd', ...refund });
    await told(vendor, 1);
    await told(organizer, 1);
    await eventually(async () => {
      const mails = [...(await stage.mailsTo(vendor)), ...(await stage.mailsTo(organizer))];
      expect(mails.map(({ type, data }) => [type, data['refunded'], data['event_title']])).toEqual([
        ['payment_refunded', '$85.00', 'River Market'],
        ['payout_reduced', '$85.00', 'River Market'],
      ]);
    });
  });

  it('tell an organizer of a claim without knowing more', async () => {
    const organizer = personOf('organizer');
    const claim = { claimId: newId(), marketEventId: newId(), title: 'Old Market', organizerId: organizer.id };
    await stage.publish(claimApproved, claim);
    const { items } = await told(organizer, 1);
    expect(items[0]).toMatchObject({ type: 'claim_approved', body: 'You now manage Old Market.' });
  });

  it('count once, however often the message comes', async () => {
    const { vendor, application } = await cast();
    const message = stage.messageOf(applicationAccepted, application);
    await stage.publishAll([message]);
    await told(vendor, 1);
    await stage.publishAll([message]);
    await stage.publish(applicationAccepted, { ...application, applicationId: newId() });
    expect((await told(vendor, 2)).unreadCount).toBe(2);
    await eventually(async () => expect(await stage.mailsTo(vendor)).toHaveLength(2));
  });

  it('keep the trace of their message, even if many arrive together', async () => {
    const { vendor, application } = await cast();
    const accepted = () => stage.messageOf(applicationAccepted, { ...application, applicationId: newId() });
    const messages = [accepted(), accepted(), accepted()];
    await stage.publishAll(messages);
    await eventually(async () => {
      const causes = (await stage.mailsTo(vendor)).map(({ correlationId }) => correlationId);
      expect(causes.sort()).toEqual(messages.map(({ correlationId }) => correlationId).sort());
    });
  });

  it('wait for the people and the market that they are about', async () => {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await stage.publish(applicationSubmitted, applicationOf(vendor, organizer, marketEventId));
    await eventually(async () => expect(await stage.db.collection('deferredTriggers').countDocuments()).toBe(1));
    await stage.tellMarket(marketEventId, organizer.id, 'Late Market');
    await stage.tellPerson(organizer, 'River Markets');
    expect((await feedOf(organizer)).items).toHaveLength(0);
    await stage.tellPerson(vendor, 'Late Pottery');
    const { items } = await told(organizer, 1);
    expect(items[0]?.body).toBe('Late Pottery applied to Late Market.');
    expect(await stage.db.collection('deferredTriggers').countDocuments()).toBe(0);
  });

  it('[NO-004] are listed newest first, page by page, and marked as read', async () => {
    const { vendor, application } = await cast();
    for (let count = 0; count < 5; count += 1) {
      await stage.publish(applicationAccepted, { ...application, applicationId: newId() });
    }
    const all = (await told(vendor, 5)).items;
    const first = await feedOf(vendor, 3);
    const rest = await stage.call(myNotifications, { limit: 3, cursor: first.nextCursor! }, vendor);
    expect([...first.items, ...rest.items]).toEqual(all);
    expect(rest.nextCursor).toBeNull();

    const id = all[0]!.id;
    const read = await stage.call(markRead, { id }, vendor);
    expect(read.readAt).not.toBeNull();
    expect(await stage.call(markRead, { id }, vendor)).toEqual(read);
    expect(await stage.call(unreadCount, {}, vendor)).toEqual({ count: 4 });
    await expect(stage.call(markRead, { id }, personOf('vendor'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await stage.call(markAllRead, {}, vendor)).toEqual({ count: 0 });
    expect(await stage.call(unreadCount, {}, vendor)).toEqual({ count: 0 });
  });

  it('can be caught up with after a break', async () => {
    const { vendor, application } = await cast();
    expect(await stage.call(liveSince, {}, vendor)).toEqual({ signals: [], cursor: '0', more: false });
    for (let count = 0; count < 3; count += 1) {
      await stage.publish(applicationAccepted, { ...application, applicationId: newId() });
    }
    await told(vendor, 3);
    const missed = await stage.call(liveSince, { cursor: '1' }, vendor);
    expect(missed).toMatchObject({ signals: [{ cursor: '2' }, { cursor: '3' }], cursor: '3', more: false });
    expect(await stage.call(liveSince, { cursor: '99' }, vendor)).toMatchObject({ signals: [], cursor: '3' });
  });

  it('forget an erased person, and tell the others without the name', async () => {
    const { vendor, organizer, application } = await cast();
    await stage.publish(applicationAccepted, application);
    await told(vendor, 1);
    await eventually(async () => expect(await stage.mailsTo(vendor)).toHaveLength(1));
    await stage.publish(personErased, { personId: vendor.id, addresses: [] });
    await told(vendor, 0);
    await stage.tellPerson(vendor, 'Vera Pottery');
    await stage.publish(applicationSubmitted, application);
    expect((await told(organizer, 1)).items[0]?.body).toBe('A former member applied to River Market.');
    await stage.publish(applicationAccepted, { ...application, applicationId: newId() });
    await stage.publish(applicationSubmitted, { ...application, applicationId: newId() });
    await told(organizer, 2);
    await told(vendor, 0);
    const kept = JSON.stringify([
      await stage.db.collection('replicas').findOne({ _id: vendor.id as never }),
      await stage.db.collection('emails').find({ personId: vendor.id }).toArray(),
    ]);
    expect(kept).not.toMatch(/Vera|example\.org/);
  });
});
