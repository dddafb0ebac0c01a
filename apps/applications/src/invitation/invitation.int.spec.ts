import {
  answerInvitation,
  applicationsPersonData,
  canSendInvitation,
  claimApproved,
  invitation,
  InvitationAnswer,
  invitationSent,
  marketEventDeleted,
  marketEventSaved,
  personErased,
  profileSaved,
  receivedInvitations,
  sendInvitation,
  sentInvitations,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { actorAs, mailedBy, openServiceHarness, profileFacts, type ServiceHarness } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { ApplicationsModule } from '../applications.module.js';
import { marketEvent, organizer, vendor } from '../testing/builders.js';

const PAGE = { page: 1, pageSize: 12 };
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const PLACEHOLDER = newId();
const seeded = { organizerId: null, seededByAdmin: true, organizerClaimed: false };
const contactOf = (organizerEmail = `${newId()}@example.org`) => ({
  organizerEmail,
  organizerName: 'Sam Field',
  organizerPhone: '5035550100',
});

describe('invitations', () => {
  let harness: ServiceHarness;
  let mails: ReturnType<typeof mailedBy>;
  beforeAll(async () => {
    harness = await openServiceHarness({
      name: 'applications',
      module: ApplicationsModule,
      now: '2027-04-01T10:00:00Z',
      env: { STALLBOOK_PLACEHOLDER_ORGANIZER_ID: PLACEHOLDER },
    });
    mails = mailedBy(harness.redis, harness.config);
  });
  afterAll(async () => {
    await mails?.close();
    await harness?.close();
  });

  async function knownVendor(businessName = 'Vera Pottery'): Promise<Actor> {
    const vera = vendor();
    await harness.publish(profileSaved, profileFacts({ personId: vera.id, businessName }));
    return vera;
  }
  async function knownOrganizer(email: string, person = organizer()): Promise<Actor> {
    await harness.publish(profileSaved, profileFacts({ personId: person.id, role: 'organizer', email }));
    await eventually(async () =>
      expect(await harness.db.collection('organizerAddresses').countDocuments({ _id: person.id as never })).toBe(1),
    );
    return person;
  }
  async function published(given: Parameters<typeof marketEvent>[0] = seeded): Promise<string> {
    const market = marketEvent({ endDate: '2027-05-08', ...given });
    await harness.publish(marketEventSaved, market);
    return market.marketEventId;
  }
  const send = (from: Actor | undefined, eventId: string, given: object = contactOf()) =>
    harness.call(sendInvitation, { eventId, ...given }, from);
  const statusesOf = async (vera: Actor) =>
    (await harness.call(sentInvitations, PAGE, vera)).items.map(({ status }) => status);
  const mailTo = (address: string) =>
    eventually(async () => {
      const [mail] = await mails.to(address);
      if (!mail) throw new Error('no mail yet');
      return mail;
    });
  const tokenFor = async (address: string) =>
    new URL((await mailTo(address)).data['invitation_url'] ?? '').hash.slice(1);

  it('[CL-025] [CL-035] are stored and emailed to the address of an event without an organizer, with a link', async () => {
    const vera = await knownVendor();
    const [eventId, contact] = [await published(), contactOf()];
    const sent = await send(vera, eventId, { ...contact, customMessage: 'Please join.' });
    expect(sent).toMatchObject({
      ...contact,
      vendorProfileId: vera.id,
      organizerProfileId: null,
      eventId,
      customMessage: 'Please join.',
      isSeededEventInvitation: true,
      status: 'pending',
    });
    const mail = await mailTo(contact.organizerEmail);
    expect(mail).toMatchObject({
      type: 'event_invitation',
      toName: 'Sam Field',
      data: { vendor_name: 'Vera Pottery', message: 'Please join.', event_title: 'Riverside Farmers Market' },
    });
    expect(mail.data['invitation_url']).toContain(`/invitations/${sent.id}#`);
    expect(await harness.received(invitationSent, sent.id)).toEqual({
      invitationId: sent.id,
      marketEventId: eventId,
      vendorId: vera.id,
      organizerId: null,
      isSeededEventInvitation: true,
    });
    const stored = JSON.stringify(await harness.db.collection('commits').find().toArray());
    for (const secret of [contact.organizerEmail, 'Sam Field', 'Please join.']) expect(stored).not.toContain(secret);
  });

  it('[CL-024] [CL-036] go to the registered organizer of an event, who finds them with event, date and status', async () => {
    const [vera, olga] = [await knownVendor(), organizer()];
    const eventId = await published({ organizerId: olga.id });
    const sent = await send(vera, eventId, { customMessage: null });
    expect(sent).toMatchObject({ organizerProfileId: olga.id, isSeededEventInvitation: false, organizerEmail: null });
    expect(sent.customMessage).toContain('Vera Pottery');
    const listed = {
      total: 1,
      items: [{ id: sent.id, status: 'pending', event: { id: eventId, startDate: '2027-05-08' } }],
    };
    expect(await harness.call(receivedInvitations, PAGE, olga)).toMatchObject(listed);
    expect(await harness.call(sentInvitations, PAGE, vera)).toMatchObject(listed);
    expect((await harness.call(receivedInvitations, PAGE, organizer())).total).toBe(0);
    expect((await harness.call(sentInvitations, PAGE, vendor())).total).toBe(0);
  });

  it('[CL-033] count an event of the placeholder admin as having no organizer', async () => {
    const eventId = await published({ organizerId: PLACEHOLDER });
    const vera = await knownVendor();
    await expect(send(vera, eventId, {})).rejects.toMatchObject({ message: 'Organizer email is required' });
    await expect(send(vera, eventId)).resolves.toMatchObject({ isSeededEventInvitation: true });
  });

  it('[CL-030] are sent only by vendors', async () => {
    const eventId = await published();
    for (const role of ['organizer', 'admin', 'none'] as const)
      await expect(send(actorAs(role), eventId)).rejects.toMatchObject({
        code: 'PERMISSION_DENIED',
        message: 'Only vendors can send invitations',
      });
    await expect(send(undefined, eventId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    [{ organizerEmail: ' ' }, 'Organizer email is required'],
    [{ organizerEmail: null }, 'Organizer email is required'],
    [{ organizerName: '' }, 'Organizer name is required'],
    [{ organizerEmail: 'not-an-address' }, 'Please enter a valid email address'],
  ])('[CL-031] with %j are refused with "%s"', async (given, message) => {
    const vera = await knownVendor();
    const sending = send(vera, await published(), { ...contactOf(), ...given });
    await expect(sending).rejects.toMatchObject({ code: 'BAD_INPUT', fields: [{ message }] });
  });

  it('[CL-032] take messages of at most 1000 characters', async () => {
    const [vera, eventId] = [await knownVendor(), await published()];
    await expect(send(vera, eventId, { ...contactOf(), customMessage: 'm'.repeat(1_001) })).rejects.toMatchObject({
      fields: [{ path: 'customMessage' }],
    });
    await expect(send(vera, eventId, { ...contactOf(), customMessage: 'm'.repeat(1_000) })).resolves.toBeDefined();
  });

  it('[CL-026] [CL-027] exist once per vendor and event, even if two tabs send them in parallel', async () => {
    const [vera, eventId] = [await knownVendor(), await published()];
    expect(await harness.call(canSendInvitation, { eventId }, vera)).toEqual({
      canSend: true,
      reason: null,
      existingStatus: null,
      needsContact: true,
      dailyCount: 0,
    });
    const outcomes = await Promise.allSettled([send(vera, eventId), send(vera, eventId)]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { message: 'You have already sent an invitation for this event (Status: pending)' } },
    ]);
    expect(await harness.call(canSendInvitation, { eventId }, vera)).toEqual({
      canSend: false,
      reason: 'invitation_exists',
      existingStatus: 'pending',
      needsContact: true,
      dailyCount: 1,
    });
    await expect(send(await knownVendor(), eventId)).resolves.toBeDefined();
  });

  it('[CL-026] [CL-028] are limited to five per UTC day, even in parallel, and the count starts again at midnight', async () => {
    const vera = await knownVendor();
    const toMidnight = DAY_MS - (harness.clock.now().getTime() % DAY_MS);
    await harness.clock.advance(toMidnight - HOUR_MS);
    const events = await Promise.all(Array.from({ length: 7 }, () => published()));
    const outcomes = await Promise.allSettled(events.slice(0, 6).map((eventId) => send(vera, eventId)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { message: 'You have reached your daily limit of 5 invitations (5/5)' } },
    ]);
    expect((await harness.call(sentInvitations, PAGE, vera)).total).toBe(5);
    const last = events[6] ?? '';
    expect(await harness.call(canSendInvitation, { eventId: last }, vera)).toEqual({
      canSend: false,
      reason: 'rate_limit_exceeded',
      existingStatus: null,
      needsContact: true,
      dailyCount: 5,
    });
    await harness.clock.advance(HOUR_MS);
    expect(await harness.call(canSendInvitation, { eventId: last }, vera)).toMatchObject({
      canSend: true,
      dailyCount: 0,
    });
    await expect(send(vera, last)).resolves.toBeDefined();
  });

  it('make senders wait after five emails to one address', async () => {
    const contact = contactOf();
    for (let sent = 0; sent < 5; sent += 1) await send(await knownVendor(), await published(), contact);
    await expect(send(await knownVendor(), await published(), contact)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('can be read and answered only with the link, or by the organizer; the vendor sees the status', async () => {
    const [vera, contact] = [await knownVendor(), contactOf()];
    const { id } = await send(vera, await published(), contact);
    const token = await tokenFor(contact.organizerEmail);
    const unknown = { code: 'NOT_FOUND', message: 'Invitation not found' };
    for (const [input, by] of [
      [{ id }, undefined],
      [{ id, token: 'x'.repeat(token.length) }, undefined],
      [{ id }, organizer()],
      [{ id }, vendor()],
    ] as const) {
      await expect(harness.call(invitation, input, by)).rejects.toMatchObject(unknown);
      await expect(
        harness.call(answerInvitation, { ...input, answer: InvitationAnswer.accepted }, by),
      ).rejects.toMatchObject(unknown);
    }
    await expect(harness.call(invitation, { id }, vera)).resolves.toMatchObject({ id });
    const own = { id, answer: InvitationAnswer.accepted };
    await expect(harness.call(answerInvitation, own, vera)).rejects.toMatchObject(unknown);
    await expect(harness.call(invitation, { id, token })).resolves.toMatchObject({
      vendor: { businessName: 'Vera Pottery' },
    });
    for (const answer of [InvitationAnswer.viewed, InvitationAnswer.declined, InvitationAnswer.accepted]) {
      await harness.call(answerInvitation, { id, token, answer });
      expect(await statusesOf(vera)).toEqual([answer]);
    }
  });

  it('are accepted by an approved claim of their event, and deleted with it', async () => {
    const [vera, eventId] = [await knownVendor(), await published()];
    await send(vera, eventId);
    const claim = { claimId: newId(), marketEventId: eventId, title: 'Market', organizerId: newId() };
    await harness.publish(claimApproved, claim);
    await eventually(async () => expect(await statusesOf(vera)).toEqual(['accepted']));
    await harness.publish(marketEventDeleted, { marketEventId: eventId, organizerId: null });
    await eventually(async () => expect(await statusesOf(vera)).toEqual([]));
  });

  it('do not reveal whether an address has an account, but reach the organizer who has it, now or later', async () => {
    const vera = await knownVendor();
    const [registered, later] = [contactOf(), contactOf()];
    const olga = await knownOrganizer(registered.organizerEmail);
    const shown = await Promise.all([registered, later].map(async (contact) => send(vera, await published(), contact)));
    const [first, second] = shown.map(
      ({ id: _id, eventId: _event, event: _facts, createdAt: _at, organizerEmail: _to, ...rest }) => rest,
    );
    expect(first).toEqual(second);
    expect((await harness.call(receivedInvitations, PAGE, olga)).items.map(({ id }) => id)).toEqual([shown[0]?.id]);
    const oscar = await knownOrganizer(later.organizerEmail);
    await eventually(async () =>
      expect(await harness.call(receivedInvitations, PAGE, oscar)).toMatchObject({
        total: 1,
        items: [{ id: shown[1]?.id }],
      }),
    );
    const answer = { id: shown[1]?.id ?? '', answer: InvitationAnswer.accepted };
    expect(await harness.call(answerInvitation, answer, oscar)).toMatchObject({ status: 'accepted' });
  });

  it('are accepted by a sign-up with the invited address after the link was opened', async () => {
    const [vera, contact] = [await knownVendor(), contactOf()];
    const { id } = await send(vera, await published(), contact);
    const token = await tokenFor(contact.organizerEmail);
    await harness.call(answerInvitation, { id, token, answer: InvitationAnswer.viewed });
    await knownOrganizer(contact.organizerEmail);
    await eventually(async () => expect(await statusesOf(vera)).toEqual(['accepted']));
  });

  it('stop for an address that wants no more emails, and its data becomes unreadable', async () => {
    const [vera, victor, contact] = [await knownVendor(), await knownVendor(), contactOf()];
    const { id } = await send(vera, await published(), contact);
    const token = await tokenFor(contact.organizerEmail);
    await harness.call(answerInvitation, { id, token, answer: InvitationAnswer.unsubscribed });
    expect(await harness.call(sentInvitations, PAGE, vera)).toMatchObject({
      items: [{ status: 'declined', organizerEmail: null, organizerName: null, organizerPhone: null }],
    });
    await mails.clear();
    const { id: next } = await send(victor, await published(), contact);
    const marker = contactOf();
    await harness.received(invitationSent, next);
    await send(victor, await published(), marker);
    await mailTo(marker.organizerEmail);
    expect(await mails.to(contact.organizerEmail)).toEqual([]);
  });

  it('are part of the data of the vendor and of the invited person, and are erased with each of them', async () => {
    const [vera, contact] = [await knownVendor(), contactOf()];
    const { id } = await send(vera, await published(), { ...contact, customMessage: 'Come and join us.' });
    const olga = await knownOrganizer(contact.organizerEmail);
    const worker = actorAs('system');
    const recordsOf = async (person: { personId: string; address?: string }, kind: string) =>
      (await harness.call(applicationsPersonData, person, worker)).kinds.find((one) => one.kind === kind)?.records;
    expect(await recordsOf({ personId: vera.id }, 'invitationsSent')).toMatchObject([
      { id, customMessage: 'Come and join us.' },
    ]);
    expect(JSON.stringify(await recordsOf({ personId: vera.id }, 'invitationsSent'))).not.toContain(
      contact.organizerEmail,
    );
    expect(
      await recordsOf({ personId: newId(), address: contact.organizerEmail }, 'invitationsReceived'),
    ).toMatchObject([{ id, ...contact }]);
    const hash = new AddressHash(harness.config).of(contact.organizerEmail);
    await harness.publish(personErased, { personId: olga.id, addresses: [hash] });
    await eventually(async () =>
      expect(await harness.call(sentInvitations, PAGE, vera)).toMatchObject({ items: [{ organizerEmail: null }] }),
    );
    await harness.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () => expect(await statusesOf(vera)).toEqual([]));
    for (const name of ['commits', 'invitations', 'organizerAddresses'])
      expect(JSON.stringify(await harness.db.collection(name).find().toArray())).not.toContain(contact.organizerEmail);
  });
});
