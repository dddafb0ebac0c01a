import {
  answerInvitation,
  applicationsPersonData,
  canSendInvitation,
  claimApproved,
  invitation,
  InvitationAnswer,
  invitationSent,
  invitationOrganizerAssigned,
  marketEventDeleted,
  personErased,
  receivedInvitations,
  sentInvitations,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { actorAs } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { OrganizerAddresses } from '../replicas/organizer-addresses.js';
import { organizer, vendor } from '../testing/builders.js';
import { contactOf, openInvitationHarness, PAGE, type InvitationHarness } from '../testing/invitation-harness.js';

describe('answers to invitations', () => {
  let opened: InvitationHarness;
  beforeAll(async () => {
    opened = await openInvitationHarness();
  });
  afterAll(() => opened?.close());

  it('can be read and answered only with the link, or by the organizer; the vendor sees the status', async () => {
    const [vera, contact] = [await opened.knownVendor(), contactOf()];
    const { id } = await opened.send(vera, await opened.published(), contact);
    const token = await opened.tokenFor(contact.organizerEmail);
    const unknown = { code: 'NOT_FOUND', message: 'Invitation not found' };
    for (const [input, by] of [
      [{ id }, undefined],
      [{ id, token: 'x'.repeat(token.length) }, undefined],
      [{ id, token: 'é'.repeat(token.length) }, undefined],
      [{ id }, organizer()],
      [{ id }, vendor()],
    ] as const) {
      await expect(opened.harness.call(invitation, input, by)).rejects.toMatchObject(unknown);
      await expect(
        opened.harness.call(answerInvitation, { ...input, answer: InvitationAnswer.accepted }, by),
      ).rejects.toMatchObject(unknown);
    }
    await expect(opened.harness.call(invitation, { id }, vera)).resolves.toMatchObject({ id });
    const own = { id, answer: InvitationAnswer.accepted };
    await expect(opened.harness.call(answerInvitation, own, vera)).rejects.toMatchObject(unknown);
    await expect(opened.harness.call(invitation, { id, token })).resolves.toMatchObject({
      vendor: { businessName: 'Vera Pottery' },
    });
    for (const answer of [InvitationAnswer.viewed, InvitationAnswer.declined, InvitationAnswer.accepted]) {
      await opened.harness.call(answerInvitation, { id, token, answer });
      expect(await opened.statusesOf(vera)).toEqual([answer]);
    }
  });

  it('are possible after a date that an import made up', async () => {
    const imported = { organizerId: null, seededByAdmin: true, organizerClaimed: false, dateToBeAnnounced: true };
    const eventId = await opened.published({ ...imported, startDate: '2027-03-01', endDate: '2027-03-01' });
    const [vera, contact] = [await opened.knownVendor(), contactOf()];
    expect(await opened.harness.call(canSendInvitation, { eventId }, vera)).toMatchObject({ canSend: true });
    const { id } = await opened.send(vera, eventId, contact);
    expect(await opened.statusesOf(vera)).toEqual(['pending']);
    const accepted = { id, token: await opened.tokenFor(contact.organizerEmail), answer: InvitationAnswer.accepted };
    expect(await opened.harness.call(answerInvitation, accepted)).toMatchObject({ status: 'accepted' });
  });

  it('are accepted by an approved claim of their event, and deleted with it', async () => {
    const [vera, eventId] = [await opened.knownVendor(), await opened.published()];
    await opened.send(vera, eventId);
    const claim = { claimId: newId(), marketEventId: eventId, title: 'Market', organizerId: newId() };
    await opened.harness.publish(claimApproved, claim);
    await eventually(async () => expect(await opened.statusesOf(vera)).toEqual(['accepted']));
    await opened.harness.publish(marketEventDeleted, { marketEventId: eventId, organizerId: null });
    await eventually(async () => expect(await opened.statusesOf(vera)).toEqual([]));
  });

  it('do not reveal whether an address has an account, but reach the organizer who has it, now or later', async () => {
    const vera = await opened.knownVendor();
    const [registered, later] = [contactOf(), contactOf()];
    const olga = await opened.knownOrganizer(registered.organizerEmail);
    const shown = await Promise.all(
      [registered, later].map(async (contact) => opened.send(vera, await opened.published(), contact)),
    );
    const [first, second] = shown.map(
      ({ id: _id, eventId: _event, event: _facts, createdAt: _at, organizerEmail: _to, ...rest }) => rest,
    );
    expect(first).toEqual(second);
    expect((await opened.harness.call(receivedInvitations, PAGE, olga)).items.map(({ id }) => id)).toEqual([
      shown[0]?.id,
    ]);
    const oscar = await opened.knownOrganizer(later.organizerEmail);
    await eventually(async () =>
      expect(await opened.harness.call(receivedInvitations, PAGE, oscar)).toMatchObject({
        total: 1,
        items: [{ id: shown[1]?.id }],
      }),
    );
    // Their notification follows it.
    expect(await opened.harness.received(invitationOrganizerAssigned, shown[1]?.id ?? '')).toMatchObject({
      organizerId: oscar.id,
    });
    const answer = { id: shown[1]?.id ?? '', answer: InvitationAnswer.accepted };
    expect(await opened.harness.call(answerInvitation, answer, oscar)).toMatchObject({ status: 'accepted' });
  });

  it('reach an organizer who registers while the invitation is being stored', async () => {
    const [vera, contact] = [await opened.knownVendor(), contactOf()];
    const organizers = opened.harness.app.get(OrganizerAddresses);
    let olga: Actor | undefined;
    jest.spyOn(organizers, 'ownerOf').mockImplementationOnce(async () => {
      olga = await opened.knownOrganizer(contact.organizerEmail);
      return null;
    });
    const { id } = await opened.send(vera, await opened.published(), contact);
    jest.restoreAllMocks();
    await eventually(async () =>
      expect(await opened.harness.call(receivedInvitations, PAGE, olga)).toMatchObject({ items: [{ id }] }),
    );
  });

  it('are accepted by a sign-up with the invited address after the link was opened', async () => {
    const [vera, contact] = [await opened.knownVendor(), contactOf()];
    const { id } = await opened.send(vera, await opened.published(), contact);
    const token = await opened.tokenFor(contact.organizerEmail);
    await opened.harness.call(answerInvitation, { id, token, answer: InvitationAnswer.viewed });
    await opened.knownOrganizer(contact.organizerEmail);
    await eventually(async () => expect(await opened.statusesOf(vera)).toEqual(['accepted']));
  });

  it('stop for an address that wants no more emails, and its data becomes unreadable', async () => {
    const [vera, victor, contact] = [await opened.knownVendor(), await opened.knownVendor(), contactOf()];
    const { id } = await opened.send(vera, await opened.published(), contact);
    const token = await opened.tokenFor(contact.organizerEmail);
    await opened.harness.call(answerInvitation, { id, token, answer: InvitationAnswer.unsubscribed });
    expect(await opened.harness.call(sentInvitations, PAGE, vera)).toMatchObject({
      items: [{ status: 'declined', organizerEmail: null, organizerName: null, organizerPhone: null }],
    });
    await opened.mails.clear();
    const { id: next } = await opened.send(victor, await opened.published(), contact);
    const marker = contactOf();
    await opened.harness.received(invitationSent, next);
    await opened.send(victor, await opened.published(), marker);
    await opened.mailTo(marker.organizerEmail);
    expect(await opened.mails.to(contact.organizerEmail)).toEqual([]);
  });

  it('stop also if the invitation was accepted while its page was open', async () => {
    const [vera, contact] = [await opened.knownVendor(), contactOf()];
    const { id } = await opened.send(vera, await opened.published(), contact);
    const token = await opened.tokenFor(contact.organizerEmail);
    await opened.harness.call(answerInvitation, { id, token, answer: InvitationAnswer.accepted });
    await opened.harness.call(answerInvitation, { id, token, answer: InvitationAnswer.unsubscribed });
    expect(await opened.harness.call(sentInvitations, PAGE, vera)).toMatchObject({
      items: [{ status: 'accepted', organizerEmail: null }],
    });
  });

  it('reach no one whose registration arrives after their erasure', async () => {
    const [vera, contact, olga] = [await opened.knownVendor(), contactOf(), organizer()];
    await opened.send(vera, await opened.published(), contact);
    await opened.harness.publish(personErased, { personId: olga.id, addresses: [newId()] });
    await opened.knownOrganizer(contact.organizerEmail, olga);
    const known = opened.harness.db.collection('organizerAddresses');
    expect(await known.findOne({ _id: olga.id as never })).toEqual({ _id: olga.id, erased: true });
    expect(await opened.harness.call(receivedInvitations, PAGE, olga)).toMatchObject({ items: [] });
  });

  it('are part of the data of the vendor and of the invited person, and are erased with each of them', async () => {
    const [vera, contact] = [await opened.knownVendor(), contactOf()];
    const { id } = await opened.send(vera, await opened.published(), {
      ...contact,
      customMessage: 'Come and join us.',
    });
    const olga = await opened.knownOrganizer(contact.organizerEmail);
    const worker = actorAs('system');
    const recordsOf = async (person: { personId: string; address?: string }, kind: string) =>
      (await opened.harness.call(applicationsPersonData, person, worker)).kinds.find((one) => one.kind === kind)
        ?.records;
    expect(await recordsOf({ personId: vera.id }, 'invitationsSent')).toMatchObject([
      { id, customMessage: 'Come and join us.' },
    ]);
    expect(JSON.stringify(await recordsOf({ personId: vera.id }, 'invitationsSent'))).not.toContain(
      contact.organizerEmail,
    );
    expect(
      await recordsOf({ personId: newId(), address: contact.organizerEmail }, 'invitationsReceived'),
    ).toMatchObject([{ id, ...contact }]);
    const hash = new AddressHash(opened.harness.config).of(contact.organizerEmail);
    await opened.harness.publish(personErased, { personId: olga.id, addresses: [hash] });
    await eventually(async () =>
      expect(await opened.harness.call(sentInvitations, PAGE, vera)).toMatchObject({
        items: [{ organizerEmail: null }],
      }),
    );
    await opened.harness.publish(personErased, { personId: vera.id, addresses: [] });
    await eventually(async () => expect(await opened.statusesOf(vera)).toEqual([]));
    for (const name of ['commits', 'invitations', 'organizerAddresses'])
      expect(JSON.stringify(await opened.harness.db.collection(name).find().toArray())).not.toContain(
        contact.organizerEmail,
      );
  });
});
