import { newId } from '@stallbook/kernel';
import { approveClaim, marketEvent, personErased, profileSaved, submitClaim } from '@stallbook/contracts';
import { AddressHash } from '@stallbook/platform';
import { openServiceHarness, testKeys } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { EventsModule } from '../events.module.js';
import { ADMIN, claimOf, profile } from '../testing/builders.js';
import type { Harness } from '../testing/harness.js';
import { seedMarketEvent } from '../testing/market-events.js';

const open = (env: Record<string, string> = {}): Promise<Harness> =>
  openServiceHarness({ name: 'events', module: EventsModule, now: '2027-03-01T12:00:00Z', env });

async function claimed(harness: Harness, email: string): Promise<string> {
  const id = await seedMarketEvent(harness);
  const claim = await harness.call(submitClaim, claimOf(id, { email }));
  await harness.call(approveClaim, { id: claim.id }, ADMIN);
  return id;
}

describe('a new key for the hashes of addresses', () => {
  it('still finds organizers, waiting market events, and data to erase under the previous key', async () => {
    const before = await open();
    const known = newId();
    await before.publish(profileSaved, profile(known, 'known@example.org'));
    await eventually(async () =>
      expect(await before.db.collection('organizers').countDocuments({ _id: known as never })).toBe(1),
    );
    const waiting = await claimed(before, 'later@example.org');
    await before.app.close();

    const harness = await open({
      STALLBOOK_DB_PREFIX: before.config.STALLBOOK_DB_PREFIX,
      STALLBOOK_ADDRESS_KEYS: `2027:${'b'.repeat(43)}=,${testKeys.STALLBOOK_ADDRESS_KEYS}`,
    });
    const found = await claimed(harness, 'known@example.org');
    expect(await harness.call(marketEvent, { id: found })).toMatchObject({ organizerId: known });

    const later = newId();
    await harness.publish(profileSaved, profile(later, 'later@example.org'));
    await eventually(async () =>
      expect(await harness.call(marketEvent, { id: waiting }, ADMIN)).toMatchObject({
        organizerId: later,
        organizerContactEmail: 'later@example.org',
      }),
    );
    const addresses = new AddressHash(harness.config).every('later@example.org');
    await harness.publish(personErased, { personId: later, addresses });
    await eventually(async () =>
      expect(await harness.call(marketEvent, { id: waiting }, ADMIN)).toMatchObject({ organizerContactEmail: null }),
    );
    await harness.close();
  });
});
