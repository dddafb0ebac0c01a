import {
  applicationAccepted,
  applicationSubmitted,
  applicationWithdrawn,
  claimApproved,
  marketEventOwnerAssigned,
  EmailType,
  invitationSent,
  liveSince,
  markAllRead,
  markRead,
  myNotifications,
  notificationsPersonData,
  paymentCompleted,
  paymentRefundMade,
  personErased,
  renderEmail,
  unreadCount,
  type LanguageCode,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';

const applicationOf = (vendor: Actor, organizer: Actor, marketEventId: string) => ({
  applicationId: newId(),
  marketEventId,
  vendorId: vendor.id,
  organizerId: organizer.id,
  boothFeeCents: 7_500,
  applicationFeeCents: 1_000,
});

describe('triggers', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness.close());

  async function knownParties(language: LanguageCode | null = null) {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vendor, 'Vera Pottery', language);
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    return { vendor, organizer, marketEventId, application: applicationOf(vendor, organizer, marketEventId) };
  }
  const feedOf = (person: Actor, limit = 20) => harness.call(myNotifications, { limit }, person);
  const feedOfLength = (person: Actor, count: number) =>
    eventually(async () => {
      const feed = await feedOf(person);
      expect(feed.items).toHaveLength(count);
      return feed;
    });

  it('[NO-001] [NO-002] [NO-013] notifies the organizer of an application in the feed, live, and by email', async () => {
    const { organizer, application } = await knownParties();
    const signals = await harness.follow(organizer);
    await harness.publish(applicationSubmitted, application);
    const { items } = await feedOfLength(organizer, 1);
    expect(items[0]).toMatchObject({
      type: 'application_submitted',
      title: 'New application',
      body: 'Vera Pottery applied to River Market.',
      link: `/applications?application=${application.applicationId}`,
      readAt: null,
    });
    expect(await harness.call(unreadCount, {}, organizer)).toEqual({ count: 1 });
    await eventually(() =>
      expect(signals()).toEqual([
        { type: 'notification', cursor: '1', data: { notification: items[0], unreadCount: 1 } },
      ]),
    );
    const [mail] = await eventually(async () => {
      const mails = await harness.mailsTo(organizer);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail).toMatchObject({
      type: 'application_submitted',
      toName: 'River Markets contact',
      data: { vendor_name: 'Vera Pottery', event_title: 'River Market', event_dates: 'May 8–9, 2027' },
    });
  });

  it('emails each party in the language of their account, and later ones in a new language', async () => {
    const { vendor, organizer, application } = await knownParties('es');
    const sent = async (person: Actor, count: number) => {
      const mails = await eventually(async () => {
        const all = await harness.mailsTo(person);
        expect(all).toHaveLength(count);
        return all;
      });
      const { id, type, to, toName, language, data } = mails.at(-1)!;
      const { text } = await harness.call(renderEmail, { id, type, to, toName, language, data }, actorAs('system'));
      return text;
    };
    await harness.publish(applicationSubmitted, application);
    await harness.publish(applicationAccepted, application);
    expect(await sent(organizer, 1)).toContain('Vera Pottery applied for a booth at River Market.');
    const accepted = await sent(vendor, 1);
    expect(accepted).toContain('Te aceptaron en River Market. Por pagar: $85.00.');
    expect(accepted).toContain('Cuándo: 8–9 de may de 2027');
    await harness.publishProfile(vendor, 'Vera Pottery', 'en');
    await harness.publish(applicationAccepted, { ...application, applicationId: newId() });
    expect(await sent(vendor, 2)).toContain("You've been accepted to River Market.");
  });

  it('writes to the person of another service’s email in their language, and to others in English', async () => {
    const { vendor } = await knownParties('es');
    const data = { event_title: 'River Market', reason: 'transferred', events_url: 'https://stallbook.example/events' };
    const mail = { id: newId(), type: EmailType.claim_denied, to: 'vera@example.org', toName: 'Vera', data };
    const render = (personId: string | null) => harness.call(renderEmail, { ...mail, personId }, actorAs('system'));
    await eventually(async () =>
      expect(await render(vendor.id)).toMatchObject({ subject: 'Tu reclamo de River Market' }),
    );
    expect(await render(null)).toMatchObject({ subject: 'Your claim for River Market' });
  });

  it('[NO-014] notifies both parties of a payment', async () => {
    const { vendor, organizer, application } = await knownParties();
    const { boothFeeCents: _booth, applicationFeeCents: _fee, ...ids } = application;
    const sums = { currency: 'usd' as const, amountCents: 8_500, platformFeeCents: 425, payoutCents: 8_075 };
    await harness.publish(paymentCompleted, { ...ids, paymentId: newId(), ...sums });
    await feedOfLength(vendor, 1);
    await feedOfLength(organizer, 1);
    await eventually(async () => {
      const [toVendor, toOrganizer] = [await harness.mailsTo(vendor), await harness.mailsTo(organizer)];
      expect(toVendor.map(({ type }) => type)).toEqual(['payment_confirmation']);
      expect(toOrganizer.map(({ type, data }) => [type, data['payout_amount']])).toEqual([
        ['payment_received', '$80.75'],
      ]);
    });
  });

  it('[EV-064] notifies both parties of a refund that reduces the payout, by email too', async () => {
    const { vendor, organizer, application } = await knownParties();
    const { boothFeeCents: _booth, applicationFeeCents: _fee, ...ids } = application;
    const refund = { refundedCents: 8_500, takenFromPayoutCents: 8_075, full: true };
    await harness.publish(paymentRefundMade, { ...ids, paymentId: newId(), currency: 'usd', ...refund });
    await feedOfLength(vendor, 1);
    await feedOfLength(organizer, 1);
    await eventually(async () => {
      const mails = [...(await harness.mailsTo(vendor)), ...(await harness.mailsTo(organizer))];
      expect(mails.map(({ type, data }) => [type, data['refunded'], data['event_title']])).toEqual([
        ['payment_refunded', '$85.00', 'River Market'],
        ['payout_reduced', '$85.00', 'River Market'],
      ]);
    });
  });

  it('[CL-035] [NO-003] notifies a registered organizer of an invitation in the feed and by email', async () => {
    const { vendor, organizer, marketEventId } = await knownParties();
    const invitationId = newId();
    const ids = { invitationId, marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    await harness.publish(invitationSent, { ...ids, isSeededEventInvitation: false });
    const { items } = await feedOfLength(organizer, 1);
    expect(items[0]).toMatchObject({
      type: 'invitation_received',
      body: 'Vera Pottery would like to sell at River Market.',
      link: `/invitations/${invitationId}`,
    });
    await eventually(async () =>
      expect(await harness.mailsTo(organizer)).toMatchObject([
        { type: 'invitation_received', data: { vendor_name: 'Vera Pottery', event_title: 'River Market' } },
      ]),
    );
  });

  it('names no vendor in the export of the organizer, whatever the notification is about', async () => {
    const { vendor, organizer, marketEventId, application } = await knownParties();
    const { boothFeeCents: _booth, applicationFeeCents: _fee, ...subject } = application;
    const payment = { ...subject, paymentId: newId(), currency: 'usd' as const };
    const ids = { invitationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    await harness.publish(applicationSubmitted, application);
    await harness.publish(applicationWithdrawn, { ...application, wasAccepted: true, refundPercent: 50 });
    await harness.publish(invitationSent, { ...ids, isSeededEventInvitation: false });
    await harness.publish(paymentCompleted, {
      ...payment,
      amountCents: 8500,
      platformFeeCents: 425,
      payoutCents: 8075,
    });
    await harness.publish(paymentRefundMade, { ...payment, refundedCents: 100, takenFromPayoutCents: 95, full: false });
    const { items } = await feedOfLength(organizer, 5);
    expect(items.filter(({ body }) => body.includes('Vera Pottery'))).toHaveLength(5);
    const page = await harness.call(notificationsPersonData, { personId: organizer.id }, worker);
    expect(JSON.stringify(page)).toContain('Payment received');
    expect(JSON.stringify(page)).not.toContain('Vera Pottery');
  });

  it('[NO-003] notifies an organizer of a claim decision without any replica', async () => {
    const organizer = personOf('organizer');
    const claim = { claimId: newId(), marketEventId: newId(), title: 'Old Market', organizerId: organizer.id };
    await harness.publish(claimApproved, claim);
    const { items } = await feedOfLength(organizer, 1);
    expect(items[0]).toMatchObject({ type: 'claim_approved', body: 'You now manage Old Market.' });
  });

  it('notifies an organizer whose account was not known yet when their claim was approved', async () => {
    const organizer = personOf('organizer');
    const [marketEventId, title] = [newId(), 'Late Market'];
    await harness.publish(claimApproved, { claimId: newId(), marketEventId, title, organizerId: null });
    await harness.publish(marketEventOwnerAssigned, { marketEventId, title, organizerId: organizer.id });
    const { items } = await feedOfLength(organizer, 1);
    expect(items[0]).toMatchObject({ type: 'claim_approved', body: 'You now manage Late Market.' });
  });

  it('records a trigger once when its message arrives twice', async () => {
    const { vendor, application } = await knownParties();
    const message = harness.messageOf(applicationAccepted, application);
    await harness.publishAll([message]);
    await feedOfLength(vendor, 1);
    await harness.publishAll([message]);
    await harness.publish(applicationAccepted, { ...application, applicationId: newId() });
    await feedOfLength(vendor, 2);
    expect(await harness.call(unreadCount, {}, vendor)).toEqual({ count: 2 });
    await eventually(async () => expect(await harness.mailsTo(vendor)).toHaveLength(2));
  });

  it('keeps the correlation ID of each trigger in a batch', async () => {
    const { vendor, application } = await knownParties();
    const accepted = () => harness.messageOf(applicationAccepted, { ...application, applicationId: newId() });
    const messages = [accepted(), accepted(), accepted()];
    await harness.publishAll(messages);
    await eventually(async () => {
      const causes = (await harness.mailsTo(vendor)).map(({ correlationId }) => correlationId);
      expect(causes.sort()).toEqual(messages.map(({ correlationId }) => correlationId).sort());
    });
  });

  it('defers a trigger until its people and market event are known', async () => {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publish(applicationSubmitted, applicationOf(vendor, organizer, marketEventId));
    await eventually(async () => expect(await harness.db.collection('deferredTriggers').countDocuments()).toBe(1));
    await harness.publishMarketEvent(marketEventId, organizer.id, 'Late Market');
    await harness.publishProfile(organizer, 'River Markets');
    expect((await feedOf(organizer)).items).toHaveLength(0);
    await harness.publishProfile(vendor, 'Late Pottery');
    const { items } = await feedOfLength(organizer, 1);
    expect(items[0]?.body).toBe('Late Pottery applied to Late Market.');
    expect(await harness.db.collection('deferredTriggers').countDocuments()).toBe(0);
  });

  it('[NO-004] lists notifications by the time that they show, also those that arrive late', async () => {
    const { vendor, application } = await knownParties();
    const hours = ['12', '09', '11', '09', '10'];
    for (const hour of hours) {
      const data = { ...application, applicationId: newId() };
      const occurredAt = `2027-04-01T${hour}:00:00.000Z`;
      await harness.publishAll([{ ...harness.messageOf(applicationAccepted, data), occurredAt }]);
    }
    const { items } = await feedOfLength(vendor, 5);
    expect(items.map(({ createdAt }) => createdAt.slice(11, 13))).toEqual(['12', '11', '10', '09', '09']);
    const first = await feedOf(vendor, 4);
    const rest = await harness.call(myNotifications, { limit: 4, cursor: first.nextCursor! }, vendor);
    expect([...first.items, ...rest.items]).toEqual(items);
  });

  it('[NO-004] lists notifications newest first, page by page, and marks them as read', async () => {
    const { vendor, application } = await knownParties();
    for (let count = 0; count < 5; count += 1) {
      await harness.publish(applicationAccepted, { ...application, applicationId: newId() });
    }
    const all = (await feedOfLength(vendor, 5)).items;
    const first = await feedOf(vendor, 3);
    const rest = await harness.call(myNotifications, { limit: 3, cursor: first.nextCursor! }, vendor);
    expect([...first.items, ...rest.items]).toEqual(all);
    expect(rest.nextCursor).toBeNull();

    const id = all[0]!.id;
    const read = await harness.call(markRead, { id }, vendor);
    expect(read.readAt).not.toBeNull();
    expect(await harness.call(markRead, { id }, vendor)).toEqual(read);
    expect(await harness.call(unreadCount, {}, vendor)).toEqual({ count: 4 });
    await expect(harness.call(markRead, { id }, personOf('vendor'))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await harness.call(markAllRead, {}, vendor)).toEqual({ count: 0 });
    expect(await harness.call(unreadCount, {}, vendor)).toEqual({ count: 0 });
  });

  it('returns missed notifications after a break', async () => {
    const { vendor, application } = await knownParties();
    expect(await harness.call(liveSince, {}, vendor)).toEqual({ signals: [], cursor: '0', more: false });
    for (let count = 0; count < 3; count += 1) {
      await harness.publish(applicationAccepted, { ...application, applicationId: newId() });
    }
    await feedOfLength(vendor, 3);
    const missed = await harness.call(liveSince, { cursor: '1' }, vendor);
    expect(missed).toMatchObject({ signals: [{ cursor: '2' }, { cursor: '3' }], cursor: '3', more: false });
    expect(await harness.call(liveSince, { cursor: '99' }, vendor)).toMatchObject({ signals: [], cursor: '3' });
  });

  it('deletes the data of an erased person and removes their name from notifications of others', async () => {
    const { vendor, organizer, application } = await knownParties();
    await harness.publish(applicationAccepted, application);
    await feedOfLength(vendor, 1);
    await eventually(async () => expect(await harness.mailsTo(vendor)).toHaveLength(1));
    await harness.publish(personErased, { personId: vendor.id, addresses: [] });
    await feedOfLength(vendor, 0);
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publish(applicationSubmitted, application);
    expect((await feedOfLength(organizer, 1)).items[0]?.body).toBe('A former member applied to River Market.');
    await harness.publish(applicationAccepted, { ...application, applicationId: newId() });
    await harness.publish(applicationSubmitted, { ...application, applicationId: newId() });
    await feedOfLength(organizer, 2);
    await feedOfLength(vendor, 0);
    const kept = JSON.stringify([
      await harness.db.collection('replicas').findOne({ _id: vendor.id as never }),
      await harness.db.collection('emails').find({ personId: vendor.id }).toArray(),
    ]);
    expect(kept).not.toMatch(/Vera|example\.org/);
  });
});
