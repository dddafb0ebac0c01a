import { invitationSent } from '@stallbook/contracts';
import { PersonEraser } from '@stallbook/event-store';
import { AddressHash } from '@stallbook/platform';
import { testKeys } from '@stallbook/platform/testing';
import { contactOf, openInvitationHarness } from '../testing/invitation-harness.js';

describe('a new key for the hashes of invited addresses', () => {
  it('sends no email to an address that stopped them under the previous key', async () => {
    const opened = await openInvitationHarness({
      STALLBOOK_ADDRESS_KEYS: `2027:${'b'.repeat(43)}=,${testKeys.STALLBOOK_ADDRESS_KEYS}`,
    });
    const { app, config } = opened.harness;
    const [vera, contact, marker] = [await opened.knownVendor(), contactOf(), contactOf()];
    const [, previous = ''] = new AddressHash(config).every(contact.organizerEmail);
    await app.get(PersonEraser).erase(previous);
    const { id } = await opened.send(vera, await opened.published(), contact);
    await opened.harness.received(invitationSent, id);
    await opened.send(vera, await opened.published(), marker);
    await opened.mailTo(marker.organizerEmail);
    expect(await opened.mails.to(contact.organizerEmail)).toEqual([]);
    await opened.close();
  });
});
