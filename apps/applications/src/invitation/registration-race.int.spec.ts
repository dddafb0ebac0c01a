import { receivedInvitations } from '@stallbook/contracts';
import { systemContext, type ProcessChunk, type Reaction } from '@stallbook/event-store';
import { newId } from '@stallbook/kernel';
import { AddressHash, MONGO_CLIENT } from '@stallbook/platform';
import { profileFacts } from '@stallbook/platform/testing';
import type { MongoClient } from 'mongodb';
import { OrganizerAddresses } from '../replicas/organizer-addresses.js';
import { organizer } from '../testing/builders.js';
import { contactOf, openInvitationHarness, PAGE, type InvitationHarness } from '../testing/invitation-harness.js';
import { InvitedOrganizerReaction } from './reactions/invited-organizer.reaction.js';

describe('an invitation to an address that registers meanwhile', () => {
  let opened: InvitationHarness;
  beforeAll(async () => (opened = await openInvitationHarness()));
  afterAll(() => opened?.close());

  it('reaches the organizer, also if it is sent while the registration is stored', async () => {
    const { app, call, config } = opened.harness;
    const [vera, olga, contact] = [await opened.knownVendor(), organizer(), contactOf()];
    const eventId = await opened.published();
    const reaction = app.get(InvitedOrganizerReaction);
    const client = app.get<MongoClient>(MONGO_CLIENT);
    const startProcess = jest.fn<void, [string, Parameters<typeof reaction.assignSome>[0]]>();
    await client.withSession(async (session) => {
      session.startTransaction({ readConcern: { level: 'snapshot' } });
      const hashes = new AddressHash(config).every(contact.organizerEmail);
      expect(await app.get(OrganizerAddresses).has(olga.id, hashes, session)).toBe(false);
      await opened.send(vera, eventId, contact);
      await opened.mailTo(contact.organizerEmail);
      const profile = profileFacts({ personId: olga.id, role: 'organizer', email: contact.organizerEmail });
      await reaction.saved(profile, { session, startProcess, message: { sequence: 1 } } as unknown as Reaction);
      await session.commitTransaction();
    });
    const [, data] = startProcess.mock.calls[0]!;
    await client.withSession((session) =>
      session.withTransaction(() => {
        const command = systemContext({ commandId: newId() });
        return reaction.assignSome(data, { after: '', limit: 10, session, command } as ProcessChunk);
      }),
    );
    expect(await call(receivedInvitations, PAGE, olga)).toMatchObject({ total: 1 });
  });
});
