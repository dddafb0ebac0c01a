import {
  applicationAccepted,
  EmailStatus,
  EmailType,
  personErased,
  profileSaved,
  recordEmail,
  saveNotificationPreferences,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { profileFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { Replicas } from '../replicas/replicas.js';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';
import { EmailOutbox } from './email-outbox.js';
import type { EmailDocument } from './email.schema.js';

describe('an email that waits for the end of quiet hours', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date('2027-04-20T10:00:00Z')));
  afterAll(() => harness?.close());

  const emails = () => harness.db.collection<EmailDocument>('emails');
  const hashesOf = (address: string) => harness.app.get(AddressHash).every(address);
  const hasAddress = ({ id: personId }: Actor, email: string) =>
    harness.publish(profileSaved, profileFacts({ personId, email }));

  async function waitingAt(email: string): Promise<Actor> {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await hasAddress(vendor, email);
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    const quiet = { choices: [], timeZone: 'UTC', quietFrom: '09:00', quietUntil: '12:00' };
    await harness.call(saveNotificationPreferences, quiet, vendor);
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: 7_500, applicationFeeCents: 0 });
    await eventually(async () => expect(await emails().countDocuments({ personId: vendor.id })).toBe(1));
    return vendor;
  }

  it('goes to the address that the person has then', async () => {
    const former = personOf('vendor');
    const vendor = await waitingAt(`${former.id}@example.org`);
    const email = `${vendor.id}@example.org`;
    await hasAddress(vendor, email);
    await eventually(async () => expect(await harness.app.get(Replicas).person(vendor.id)).toMatchObject({ email }));
    await harness.clock.moveTo(new Date('2027-04-20T12:00:01Z'));
    harness.app.get(EmailOutbox).wake();
    await eventually(async () => expect(await harness.mailsTo(vendor)).toHaveLength(1));
    expect(await harness.mailsTo(former)).toEqual([]);
    const addressHash = { $in: hashesOf(email) };
    expect(await emails().countDocuments({ personId: vendor.id, addressHash })).toBe(1);
  });

  it('goes to the new address also if it was already queued for the former one', async () => {
    const former = personOf('vendor');
    const vendor = await waitingAt(`${former.id}@example.org`);
    await harness.clock.moveTo(new Date('2027-04-20T12:00:01Z'));
    const queued = (who: Actor, count: number) =>
      eventually(async () => {
        harness.app.get(EmailOutbox).wake();
        expect(await harness.mailsTo(who)).toHaveLength(count);
      });
    await queued(former, 1);
    const email = `${vendor.id}@example.org`;
    await hasAddress(vendor, email);
    await eventually(async () => expect(await harness.app.get(Replicas).person(vendor.id)).toMatchObject({ email }));
    await harness.clock.advance(6 * 60_000);
    await queued(former, 0);
    await harness.clock.advance(60_000);
    await queued(vendor, 1);
    const addressHash = { $in: hashesOf(email) };
    expect(await emails().countDocuments({ personId: vendor.id, addressHash })).toBe(1);
  });

  it.each([
    ['turns them off', null, null],
    ['moves them to later', '15:00', '16:00'],
  ])('goes out if the person %s', async (_how, quietFrom, quietUntil) => {
    const former = personOf('vendor');
    const vendor = await waitingAt(`${former.id}@example.org`);
    await harness.call(saveNotificationPreferences, { choices: [], timeZone: 'UTC', quietFrom, quietUntil }, vendor);
    await harness.clock.advance(60_000);
    await eventually(async () => expect(await harness.mailsTo(former)).toHaveLength(1));
  });

  it('waits for the later end that the person chooses', async () => {
    const former = personOf('vendor');
    const vendor = await waitingAt(`${former.id}@example.org`);
    const longer = { choices: [], timeZone: 'UTC', quietFrom: '09:00', quietUntil: '14:00' };
    await harness.call(saveNotificationPreferences, longer, vendor);
    const notBefore = new Date('2027-04-20T14:00:00Z');
    expect(await emails().findOne({ personId: vendor.id })).toMatchObject({ notBefore });
  });

  it('stays if a person is erased who had the address before, unlike emails that know only the address', async () => {
    const [personId, email] = [newId(), `${newId()}@example.org`];
    const vendor = await waitingAt(email);
    const reset = { id: newId(), type: EmailType.reset_password, to: email, status: EmailStatus.sent };
    await harness.call(recordEmail, reset, worker);
    await harness.publish(personErased, { personId, addresses: hashesOf(email) });
    await eventually(async () => expect(await emails().findOne({ _id: reset.id })).toBeNull());
    expect(await emails().findOne({ personId: vendor.id })).toMatchObject({ status: 'queued', message: { to: email } });
  });
});
