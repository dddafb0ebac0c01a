import {
  answerInvitation,
  canSendInvitation,
  InvitationAnswer,
  invitationSent,
  receivedInvitations,
  sendInvitation,
  sentInvitations,
  UNKNOWN_DATE,
} from '@stallbook/contracts';
import { DAY_MS, HOUR_MS, newId } from '@stallbook/kernel';
import { AddressHash, EmailQueue } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { organizer, vendor } from '../testing/builders.js';

import {
  contactOf,
  openInvitationHarness,
  PAGE,
  PLACEHOLDER,
  type InvitationHarness,
} from '../testing/invitation-harness.js';

describe('invitations', () => {
  let opened: InvitationHarness;
  beforeAll(async () => {
    opened = await openInvitationHarness();
  });
  afterAll(() => opened?.close());
  afterEach(() => opened.harness.clock.resume());

  it('[CL-025] [CL-035] are stored and emailed to the address of an event without an organizer, with a link', async () => {
    const vera = await opened.knownVendor();
    const [eventId, contact] = [await opened.published(), contactOf()];
    const sent = await opened.send(vera, eventId, { ...contact, customMessage: 'Please join.' });
    expect(sent).toMatchObject({
      ...contact,
      vendorProfileId: vera.id,
      organizerProfileId: null,
      eventId,
      customMessage: 'Please join.',
      isSeededEventInvitation: true,
      status: 'pending',
    });
    const mail = await opened.mailTo(contact.organizerEmail);
    expect(mail).toMatchObject({
      type: 'event_invitation',
      toName: 'Sam Field',
      data: { vendor_name: 'Vera Pottery', message: 'Please join.', event_title: 'Riverside Farmers Market' },
    });
    expect(mail.data['invitation_url']).toContain(`/invitations/${sent.id}#`);
    expect(await opened.harness.received(invitationSent, sent.id)).toEqual({
      invitationId: sent.id,
      marketEventId: eventId,
      vendorId: vera.id,
      organizerId: null,
      isSeededEventInvitation: true,
    });
    const stored = JSON.stringify(await opened.harness.db.collection('commits').find().toArray());
    for (const secret of [contact.organizerEmail, 'Sam Field', 'Please join.']) expect(stored).not.toContain(secret);
  });

  it('[CL-054] name no date that an import made up', async () => {
    const imported = { organizerId: null, seededByAdmin: true, organizerClaimed: false, dateToBeAnnounced: true };
    const [eventId, contact] = [await opened.published(imported), contactOf()];
    const sent = await opened.send(await opened.knownVendor(), eventId, contact);
    expect(sent.event).toMatchObject({ dateToBeAnnounced: true });
    const { data } = await opened.mailTo(contact.organizerEmail);
    expect(data).toMatchObject({ event_start: UNKNOWN_DATE, event_end: UNKNOWN_DATE });
  });

  it('leave no email in the queue once their vendor is erased', async () => {
    const [vera, contact] = [await opened.knownVendor(), contactOf()];
    await opened.send(vera, await opened.published(), contact);
    await opened.mailTo(contact.organizerEmail);
    const { app, config } = opened.harness;
    await app.get(EmailQueue).forget(new AddressHash(config).every(vera.id));
    expect(await opened.mails.to(contact.organizerEmail)).toEqual([]);
  });

  it('[CL-024] [CL-036] go to the registered organizer of an event, who finds them with event, date and status', async () => {
    const [vera, olga] = [await opened.knownVendor(), organizer()];
    const eventId = await opened.published({ organizerId: olga.id });
    const sent = await opened.send(vera, eventId, { customMessage: null });
    expect(sent).toMatchObject({ organizerProfileId: olga.id, isSeededEventInvitation: false, organizerEmail: null });
    expect(sent.customMessage).toContain('Vera Pottery');
    const listed = {
      total: 1,
      items: [{ id: sent.id, status: 'pending', event: { id: eventId, startDate: '2027-05-08' } }],
    };
    expect(await opened.harness.call(receivedInvitations, PAGE, olga)).toMatchObject(listed);
    expect(await opened.harness.call(sentInvitations, PAGE, vera)).toMatchObject(listed);
    expect((await opened.harness.call(receivedInvitations, PAGE, organizer())).total).toBe(0);
    expect((await opened.harness.call(sentInvitations, PAGE, vendor())).total).toBe(0);
  });

  it('[CL-033] count an event of the placeholder admin as having no organizer', async () => {
    const eventId = await opened.published({ organizerId: PLACEHOLDER, organizerClaimed: true });
    const vera = await opened.knownVendor();
    await expect(opened.harness.call(canSendInvitation, { eventId }, vera)).resolves.toMatchObject({
      canSend: true,
      needsContact: true,
    });
    await expect(opened.send(vera, eventId, {})).rejects.toMatchObject({ message: 'Organizer email is required' });
    await expect(opened.send(vera, eventId)).resolves.toMatchObject({ isSeededEventInvitation: true });
  });

  it('[CL-030] are sent only by vendors', async () => {
    const eventId = await opened.published();
    for (const role of ['organizer', 'admin', 'none'] as const)
      await expect(opened.send(actorAs(role), eventId)).rejects.toMatchObject({
        code: 'PERMISSION_DENIED',
        message: 'Only vendors can send invitations',
      });
    await expect(opened.send(undefined, eventId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    [{ organizerEmail: ' ' }, 'Organizer email is required'],
    [{ organizerEmail: null }, 'Organizer email is required'],
    [{ organizerName: '' }, 'Organizer name is required'],
    [{ organizerEmail: 'not-an-address' }, 'Please enter a valid email address'],
  ])('[CL-031] with %j are refused with "%s"', async (given, message) => {
    const vera = await opened.knownVendor();
    const sending = opened.send(vera, await opened.published(), { ...contactOf(), ...given });
    await expect(sending).rejects.toMatchObject({ code: 'BAD_INPUT', fields: [{ message }] });
  });

  it('[CL-032] take messages of at most 1000 characters', async () => {
    const [vera, eventId] = [await opened.knownVendor(), await opened.published()];
    await expect(
      opened.send(vera, eventId, { ...contactOf(), customMessage: 'm'.repeat(1_001) }),
    ).rejects.toMatchObject({
      fields: [{ path: 'customMessage' }],
    });
    await expect(
      opened.send(vera, eventId, { ...contactOf(), customMessage: 'm'.repeat(1_000) }),
    ).resolves.toBeDefined();
  });

  it('[CL-026] [CL-027] exist once per vendor and event, even if two tabs send them in parallel', async () => {
    const [vera, eventId] = [await opened.knownVendor(), await opened.published()];
    expect(await opened.harness.call(canSendInvitation, { eventId }, vera)).toEqual({
      canSend: true,
      reason: null,
      existingStatus: null,
      needsContact: true,
      dailyCount: 0,
    });
    const outcomes = await Promise.allSettled([opened.send(vera, eventId), opened.send(vera, eventId)]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { message: 'You have already sent an invitation for this event (Status: pending)' } },
    ]);
    expect(await opened.harness.call(canSendInvitation, { eventId }, vera)).toEqual({
      canSend: false,
      reason: 'invitation_exists',
      existingStatus: 'pending',
      needsContact: true,
      dailyCount: 1,
    });
    await expect(opened.send(await opened.knownVendor(), eventId)).resolves.toBeDefined();
  });

  it('[CL-028] count once when their command is repeated while it runs', async () => {
    opened.harness.clock.pause();
    const [vera, eventId, contact] = [await opened.knownVendor(), await opened.published(), contactOf()];
    const others = await Promise.all(
      Array.from({ length: 5 }, async () => [await opened.knownVendor(), await opened.published()] as const),
    );
    const command = newId();
    const again = () => opened.harness.call(sendInvitation, { eventId, ...contact }, vera, command);
    const [sent, ...repeated] = await Promise.all([again(), again(), again(), again(), again()]);
    expect(repeated).toEqual([sent, sent, sent, sent]);
    expect(await opened.harness.call(canSendInvitation, { eventId }, vera)).toMatchObject({ dailyCount: 1 });
    // Five emails may go to an address.
    for (const [vendorOf, event] of others.slice(1)) await opened.send(vendorOf, event, contact);
    const [[last, event] = []] = others;
    await expect(opened.send(last, event ?? '', contact)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('[CL-026] [CL-028] are limited to five per UTC day, even in parallel, and the count starts again at midnight', async () => {
    const vera = await opened.knownVendor();
    const toMidnight = DAY_MS - (opened.harness.clock.now().getTime() % DAY_MS);
    await opened.harness.clock.advance(toMidnight - HOUR_MS);
    const events = await Promise.all(Array.from({ length: 7 }, () => opened.published()));
    const outcomes = await Promise.allSettled(events.slice(0, 6).map((eventId) => opened.send(vera, eventId)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { message: 'You have reached your daily limit of 5 invitations (5/5)' } },
    ]);
    expect((await opened.harness.call(sentInvitations, PAGE, vera)).total).toBe(5);
    const last = events[6] ?? '';
    expect(await opened.harness.call(canSendInvitation, { eventId: last }, vera)).toEqual({
      canSend: false,
      reason: 'rate_limit_exceeded',
      existingStatus: null,
      needsContact: true,
      dailyCount: 5,
    });
    await opened.harness.clock.advance(HOUR_MS);
    expect(await opened.harness.call(canSendInvitation, { eventId: last }, vera)).toMatchObject({
      canSend: true,
      dailyCount: 0,
    });
    await expect(opened.send(vera, last)).resolves.toBeDefined();
  });

  it('[CL-036] expire with their event without an answer, and can then no longer be accepted', async () => {
    const [vera, open, answered] = [await opened.knownVendor(), contactOf(), contactOf()];
    const eventId = await opened.published();
    const { id } = await opened.send(vera, eventId, open);
    const { id: declined } = await opened.send(vera, await opened.published(), answered);
    const answer = (invitationId: string, token: string, given: InvitationAnswer) =>
      opened.harness.call(answerInvitation, { id: invitationId, token, answer: given });
    const token = await opened.tokenFor(open.organizerEmail);
    await answer(declined, await opened.tokenFor(answered.organizerEmail), InvitationAnswer.declined);
    const before = opened.harness.clock.now();
    // The market begins on May 8 at 9:00 in Los Angeles.
    await opened.harness.clock.moveTo(new Date('2027-05-08T15:59:00Z'));
    expect(await opened.statusesOf(vera)).toEqual(expect.arrayContaining(['pending', 'declined']));
    await opened.harness.clock.moveTo(new Date('2027-05-08T16:00:01Z'));
    expect((await opened.statusesOf(vera)).toSorted()).toEqual(['declined', 'expired']);
    expect(await opened.harness.call(canSendInvitation, { eventId }, vera)).toMatchObject({
      existingStatus: 'expired',
    });
    await expect(opened.send(vera, eventId)).rejects.toMatchObject({
      message: 'You have already sent an invitation for this event (Status: expired)',
    });
    await expect(answer(id, token, InvitationAnswer.accepted)).rejects.toMatchObject({
      message: 'This event has already passed.',
    });
    await expect(answer(id, token, InvitationAnswer.unsubscribed)).resolves.toMatchObject({ status: 'declined' });
    await opened.harness.clock.moveTo(before);
  });

  it('count for the limit of an address only if they are sent', async () => {
    const [vera, eventId, contact] = [await opened.knownVendor(), await opened.published(), contactOf()];
    await opened.send(vera, eventId, contact);
    for (let refused = 0; refused < 5; refused += 1)
      await expect(opened.send(vera, eventId, contact)).rejects.toMatchObject({ code: 'INVITATION.EXISTS' });
    await expect(opened.send(await opened.knownVendor(), eventId, contact)).resolves.toBeDefined();
  });

  it('make senders wait after five emails to one address', async () => {
    opened.harness.clock.pause();
    const contact = contactOf();
    for (let sent = 0; sent < 5; sent += 1)
      await opened.send(await opened.knownVendor(), await opened.published(), contact);
    await expect(opened.send(await opened.knownVendor(), await opened.published(), contact)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
    });
  });
});
