import {
  applicationAccepted,
  EmailStatus,
  EmailType,
  personErased,
  profileSaved,
  recordEmail,
  saveNotificationPreferences,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { AddressHash } from '@stallbook/platform';
import { profileFacts } from '@stallbook/platform/testing';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';
import type { EmailDocument } from './email.schema.js';

describe('the erasure of a person whose address has a new account', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  it('deletes no email to the new account, and those that know only the address', async () => {
    const [former, vendor, organizer, marketEventId] = [newId(), personOf('vendor'), personOf('organizer'), newId()];
    const email = `${former}@example.org`;
    const emails = harness.db.collection<EmailDocument>('emails');
    await harness.publish(profileSaved, profileFacts({ personId: vendor.id, email }));
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    const quiet = { choices: [], timeZone: 'UTC', quietFrom: '00:00', quietUntil: '23:59' };
    await harness.call(saveNotificationPreferences, quiet, vendor);
    const ids = { applicationId: newId(), marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: 7_500, applicationFeeCents: 0 });
    await eventually(async () => expect(await emails.countDocuments({ personId: vendor.id })).toBe(1));
    const reset = { id: newId(), type: EmailType.reset_password, to: email, status: EmailStatus.sent };
    await harness.call(recordEmail, reset, worker);
    const addresses = harness.app.get(AddressHash).every(email);
    await harness.publish(personErased, { personId: former, addresses });
    await eventually(async () => expect(await emails.findOne({ _id: reset.id })).toBeNull());
    expect(await emails.findOne({ personId: vendor.id })).toMatchObject({ status: 'queued', message: { to: email } });
  });
});
