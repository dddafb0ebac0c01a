import { receivedInvitations } from '@stallbook/contracts';
import { eventually } from '@stallbook/testing';
import { OrganizerAddresses } from '../replicas/organizer-addresses.js';
import { contactOf, openInvitationHarness, PAGE, type InvitationHarness } from '../testing/invitation-harness.js';

describe('an invitation to an address that registers meanwhile', () => {
  let opened: InvitationHarness;
  beforeAll(async () => (opened = await openInvitationHarness()));
  afterAll(() => opened?.close());

  it('reaches the organizer, also if it is sent before the registration is committed', async () => {
    const [vera, contact] = [await opened.knownVendor(), contactOf()];
    const eventId = await opened.published();
    const organizers = opened.harness.app.get(OrganizerAddresses);
    const save = organizers.save.bind(organizers);
    const looked = jest.spyOn(organizers, 'ownerOf');
    const saved = jest.spyOn(organizers, 'save').mockImplementationOnce(async (organizer, session) => {
      await save(organizer, session);
      await opened.send(vera, eventId, contact);
      // Once by the sender, once by what follows the invitation.
      await eventually(() => expect(looked.mock.calls.length).toBeGreaterThanOrEqual(2));
    });
    const olga = await opened.knownOrganizer(contact.organizerEmail);
    expect(saved).toHaveBeenCalled();
    await eventually(async () =>
      expect(await opened.harness.call(receivedInvitations, PAGE, olga)).toMatchObject({ total: 1 }),
    );
  });
});
