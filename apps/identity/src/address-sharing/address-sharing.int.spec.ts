import {
  addressSharing,
  createProfile,
  identityPersonData,
  ProfileRole,
  shareAddress,
  sharedAddresses,
} from '@stallbook/contracts';
import { actorAs } from '@stallbook/platform/testing';
import { openHarness, type Harness } from '../testing/harness.js';

const email = 'vera@example.org';

describe('the address that a vendor shares', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  it('is seen by organizers from the consent until it is withdrawn, the phone number only with its own consent, and is in the export', async () => {
    await harness.register(email, 'a pass phrase');
    const { session } = await harness.confirm(email);
    const person = harness.actorIn(session!);
    const names = {
      businessName: 'Vera Pottery',
      contactName: 'Vera',
      city: 'Salem',
      state: 'OR',
      phone: '503 555 0100',
    };
    await harness.call(createProfile, { role: ProfileRole.vendor, ...names }, person);
    const vera = { ...person, role: 'vendor' as const };
    const seen = () => harness.call(sharedAddresses, { ids: [vera.id] }, actorAs('organizer'));
    await expect(harness.call(addressSharing, {}, vera)).resolves.toEqual({ isShared: false, withPhone: false });
    await expect(seen()).resolves.toEqual([]);
    await harness.call(shareAddress, { isShared: true }, vera);
    await harness.call(shareAddress, { isShared: true }, vera);
    await expect(harness.call(addressSharing, {}, vera)).resolves.toEqual({ isShared: true, withPhone: false });
    await expect(seen()).resolves.toEqual([{ personId: vera.id, email, phone: null }]);
    await harness.call(shareAddress, { isShared: true, withPhone: true }, vera);
    await expect(harness.call(addressSharing, {}, vera)).resolves.toEqual({ isShared: true, withPhone: true });
    await expect(seen()).resolves.toEqual([{ personId: vera.id, email, phone: '503 555 0100' }]);
    const exported = await harness.call(identityPersonData, { personId: vera.id }, actorAs('system'));
    expect(JSON.stringify(exported)).toContain('"addressSharing"');
    expect(JSON.stringify(exported)).toContain('"withPhone":true');
    await harness.call(shareAddress, { isShared: false }, vera);
    await expect(seen()).resolves.toEqual([]);
  });
});
