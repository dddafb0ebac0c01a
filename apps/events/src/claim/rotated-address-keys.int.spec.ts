import { idFrom, newId } from '@stallbook/kernel';
import { approveClaim, marketEvent, personErased, profileSaved, submitClaim } from '@stallbook/contracts';
import { EventStore, systemContext } from '@stallbook/event-store';
import { AddressHash } from '@stallbook/platform';
import { openServiceHarness, testKeys } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { EventsModule } from '../events.module.js';
import { marketEvent as aggregate } from '../market-event/domain/market-event.decider.js';
import { ADMIN, claimOf, profile, seeded } from '../testing/builders.js';
import type { Harness } from '../testing/harness.js';

const open = (env: Record<string, string> = {}): Promise<Harness> =>
  openServiceHarness({ name: 'events', module: EventsModule, now: '2027-03-01T12:00:00Z', env });

async function claimed(stage: Harness, eventCode: string, email: string): Promise<string> {
  const data = { ...seeded().data, eventCode };
  const id = idFrom('test', newId());
  await stage.app.get(EventStore).execute(aggregate, id, systemContext({ commandId: newId() }), { type: 'seed', data });
  const claim = await stage.call(submitClaim, claimOf(id, { email }));
  await stage.call(approveClaim, { id: claim.id }, ADMIN);
  return id;
}

describe('a new key for the hashes of addresses', () => {
  it('finds what is kept under the earlier one: organizers, market events that wait, and what is to be erased', async () => {
    const before = await open();
    const known = newId();
    await before.publish(profileSaved, profile(known, 'known@example.org'));
    await eventually(async () =>
      expect(await before.db.collection('organizers').countDocuments({ _id: known as never })).toBe(1),
    );
    const waiting = await claimed(before, 'MROT-0001', 'later@example.org');
    await before.app.close();

    const stage = await open({
      STALLBOOK_DB_PREFIX: before.config.STALLBOOK_DB_PREFIX,
      STALLBOOK_ADDRESS_KEYS: `2027:${'b'.repeat(43)}=,${testKeys.STALLBOOK_ADDRESS_KEYS}`,
    });
    const found = await claimed(stage, 'MROT-0002', 'known@example.org');
    expect(await stage.call(marketEvent, { id: found })).toMatchObject({ organizerId: known });

    const later = newId();
    await stage.publish(profileSaved, profile(later, 'later@example.org'));
    await eventually(async () =>
      expect(await stage.call(marketEvent, { id: waiting })).toMatchObject({
        organizerId: later,
        organizerContactEmail: 'later@example.org',
      }),
    );
    const addresses = new AddressHash(stage.config).every('later@example.org');
    await stage.publish(personErased, { personId: later, addresses });
    await eventually(async () =>
      expect(await stage.call(marketEvent, { id: waiting }, ADMIN)).toMatchObject({ organizerContactEmail: null }),
    );
    await stage.close();
  }, 60_000);
});
