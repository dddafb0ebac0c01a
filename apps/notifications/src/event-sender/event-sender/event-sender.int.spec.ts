import {
  applicationAccepted,
  applicationSubmitted,
  eventSender,
  notificationsPersonData,
  paymentDisputed,
  personErased,
  renderEmail,
  saveEventSender,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { openHarness, personOf, worker, type Harness } from '../../testing/harness.js';

const chosen = { name: 'River Markets', accentColor: '#8A1C5A', repliesToMe: true };

describe('the sender of emails about the event of an organizer', () => {
  let harness: Harness;
  const [vendor, organizer] = [personOf('vendor'), personOf('organizer')];
  const ids = { applicationId: newId(), marketEventId: newId(), vendorId: vendor.id, organizerId: organizer.id };
  beforeAll(async () => {
    harness = await openHarness();
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publishProfile(organizer, 'Owen Events');
    await harness.publishMarketEvent(ids.marketEventId, organizer.id, 'River Market');
    const fees = { boothFeeCents: 7_500, applicationFeeCents: 1_000 };
    await harness.publish(applicationSubmitted, { ...ids, ...fees });
    await harness.publish(applicationAccepted, { ...ids, ...fees });
  });
  afterAll(() => harness?.close());

  const mailTo = (person: Actor) =>
    eventually(async () => {
      const [mail] = await harness.mailsTo(person);
      if (!mail) throw new Error('not queued yet');
      const { id, type, to, toName, data } = mail;
      return harness.call(renderEmail, { id, type, to, toName, data }, worker);
    });

  it('is Stallbook until the organizer chose something', async () => {
    await expect(harness.call(eventSender, {}, organizer)).resolves.toEqual({
      name: null,
      accentColor: null,
      repliesToMe: false,
    });
    expect(await mailTo(vendor)).toMatchObject({ from: 'Stallbook', replyTo: null, threadId: ids.applicationId });
  });

  it('has the name and color that the organizer chose, and their confirmed address for answers', async () => {
    await expect(harness.call(saveEventSender, { ...chosen, name: '  River Markets ' }, organizer)).resolves.toEqual(
      chosen,
    );
    const mail = await mailTo(vendor);
    expect(mail).toMatchObject({
      from: 'River Markets via Stallbook',
      replyTo: { name: 'River Markets', address: `${organizer.id}@example.org` },
    });
    expect(mail.html).toContain(`background:${chosen.accentColor}`);
    expect(mail.text).toMatch(/^River Markets via Stallbook\n/);
  });

  it('is Stallbook in emails to the organizer, which are in the same thread', async () =>
    expect(await mailTo(organizer)).toMatchObject({ from: 'Stallbook', replyTo: null, threadId: ids.applicationId }));

  it('is Stallbook in emails to an organizer who handed the event over', async () => {
    const [former, marketEventId] = [personOf('organizer'), newId()];
    await harness.publishProfile(former, 'Lake Events');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'Lake Market');
    const payment = { ...ids, marketEventId, organizerId: former.id, paymentId: newId() };
    const dispute = { currency: 'usd' as const, disputeId: newId(), outcome: 'open' as const, disputedCents: 8_500 };
    await harness.publish(paymentDisputed, { ...payment, ...dispute });
    expect(await mailTo(former)).toMatchObject({ from: 'Stallbook', replyTo: null });
  });

  it('is the organizer to vendors and Stallbook to the organizer, also before we know who they are', async () => {
    const people = { _id: { $in: [vendor.id, organizer.id] } };
    await harness.db.collection<{ _id: string }>('replicas').deleteMany(people);
    expect(await mailTo(vendor)).toMatchObject({ from: 'River Markets via Stallbook' });
    expect(await mailTo(organizer)).toMatchObject({ from: 'Stallbook' });
  });

  it.each([
    ['a second header line in the name', { name: 'River\r\nBcc: eve@evil.example' }, 'name'],
    ['our name', { name: 'Stallbook' }, 'name'],
    ['a color on which white text cannot be read', { accentColor: '#F2B134' }, 'accentColor'],
    [
      'a color that is more than a color',
      { accentColor: '#000000;background:url(https://evil.example)' },
      'accentColor',
    ],
  ])('refuses %s', async (_, wrong, path) =>
    expect(harness.call(saveEventSender, { ...chosen, ...wrong }, organizer)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: [expect.objectContaining({ path })],
    }),
  );

  it('is part of the account export, and forgotten with the organizer', async () => {
    const own = await harness.call(notificationsPersonData, { personId: organizer.id }, worker);
    expect(own.kinds).toContainEqual({ kind: 'senderOfEventEmails', records: [chosen] });
    await harness.publish(personErased, { personId: organizer.id, addresses: [] });
    await eventually(async () => expect(await mailTo(vendor)).toMatchObject({ from: 'Stallbook', replyTo: null }));
  });
});
