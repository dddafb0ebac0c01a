import {
  applicationAccepted,
  applicationSubmitted,
  applicationWithdrawn,
  EmailStatus,
  EmailType,
  myNotifications,
  notificationPreferences,
  personErased,
  PreferenceKind,
  recordEmail,
  renderEmail,
  saveNotificationPreferences,
  type SaveNotificationPreferencesInput,
} from '@stallbook/contracts';
import { idFrom, newId, type Actor } from '@stallbook/kernel';
import type { EmailToSend } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import { EmailOutbox } from '../email/email-outbox.js';
import type { EmailDocument } from '../email/email.schema.js';
import { UNCHANGED } from '../preference/preferences.js';
import type { PreferenceDocument } from '../preference/preference.schema.js';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';
import type { DigestItem } from './digest-item.schema.js';

const NOON = '2027-04-20T19:00:00Z';
const MORNING = '2027-04-21T15:00:01Z';

describe('what people choose about their notifications', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  beforeEach(() => harness.clock.moveTo(new Date(NOON)));
  afterAll(() => harness?.close());

  const emails = () => harness.db.collection<EmailDocument>('emails');
  const items = () => harness.db.collection<DigestItem>('digestItems');
  const preferences = () => harness.db.collection<PreferenceDocument>('preferences');

  const choose = (vendor: Actor, choice: object, more: Partial<SaveNotificationPreferencesInput> = {}) => {
    const kind = PreferenceKind.applications;
    const input = { timeZone: 'America/Los_Angeles', quietFrom: null, quietUntil: null, ...more };
    const choices = [{ kind, app: true, email: true, digest: false, push: true, ...choice }];
    return harness.call(saveNotificationPreferences, { ...input, choices }, vendor);
  };
  async function vendorAt(title: string) {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, title);
    const ids = { marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    const applied = () => ({ ...ids, applicationId: newId(), boothFeeCents: 7_500, applicationFeeCents: 1_000 });
    const accept = () => harness.publish(applicationAccepted, applied());
    const submit = async () => {
      const facts = applied();
      await harness.publish(applicationSubmitted, facts);
      return facts;
    };
    return { vendor, organizer, accept, submit };
  }
  const waiting = (vendor: Actor, count: number) =>
    eventually(async () => expect(await items().countDocuments({ personId: vendor.id })).toBe(count));
  const digestDue = ({ id: _id }: Actor, instant: string) =>
    eventually(async () => expect((await preferences().findOne({ _id }))?.digestDueAt).toEqual(new Date(instant)));
  const digestsTo = async (vendor: Actor) =>
    (await harness.mailsTo(vendor)).filter(({ type }) => type === EmailType.daily_digest).map(({ data }) => data);

  it('is kept, and says which emails cannot be turned off', async () => {
    const vendor = personOf('vendor');
    const before = await harness.call(notificationPreferences, {}, vendor);
    expect(before).toMatchObject({ timeZone: null, quietFrom: null });
    expect(before.choices.map(({ kind, mail, app, email }) => [kind, mail, app, email])).toEqual([
      ['applications', 'always', true, true],
      ['payments', 'always', true, true],
      ['events', 'always', true, true],
      ['invitations', 'optional', true, true],
      ['messages', 'none', true, false],
      ['reminders', 'optional', true, true],
    ]);
    await choose(vendor, { app: false, email: false, digest: true }, { quietFrom: '22:00', quietUntil: '07:00' });
    const after = await harness.call(notificationPreferences, {}, vendor);
    expect(after).toMatchObject({ timeZone: 'America/Los_Angeles', quietFrom: '22:00', quietUntil: '07:00' });
    expect(after.choices[0]).toMatchObject({ kind: 'applications', app: false, email: true, digest: true });
    const wrong = [{ timeZone: 'Mars/Olympus' }, { quietFrom: '22:00' }, { quietFrom: '22:00', quietUntil: '22:00' }];
    for (const more of wrong) await expect(choose(vendor, {}, more)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('sums up each day in one email, in the morning of the person, whatever they see in the app', async () => {
    const { vendor, accept } = await vendorAt('River Market');
    await choose(vendor, { app: false, digest: true });
    await accept();
    await accept();
    await waiting(vendor, 2);
    expect((await harness.call(myNotifications, { limit: 20 }, vendor)).items).toEqual([]);
    await harness.clock.moveTo(new Date(MORNING));
    await eventually(async () => {
      const [digest, ...more] = await digestsTo(vendor);
      expect(more).toEqual([]);
      expect(digest?.['item_count']).toBe('2 updates');
      const line = "Application accepted: You've been accepted to River Market. $85.00 due.";
      expect(digest?.['items']?.split('\u2028')).toEqual([line, line]);
    });
    await waiting(vendor, 0);
    await accept();
    await waiting(vendor, 1);
    expect((await preferences().findOne({ _id: vendor.id }))?.digestDueAt).toEqual(new Date('2027-04-22T15:00:00Z'));
  });

  it.each([
    ['in the morning', MORNING, {}],
    ['when the quiet hours end', '2027-04-21T17:00:01Z', { quietFrom: '22:00', quietUntil: '10:00' }],
  ])('leaves out what is no longer true %s', async (_, sentAt, quiet) => {
    const { organizer, submit } = await vendorAt('Changed Market');
    await choose(organizer, { digest: true }, quiet);
    const [withdrawn] = [await submit(), await submit()];
    await waiting(organizer, 2);
    if ('quietUntil' in quiet) {
      await harness.clock.moveTo(new Date(MORNING));
      await digestDue(organizer, '2027-04-21T17:00:00Z');
    }
    await harness.publish(applicationWithdrawn, { ...withdrawn, wasAccepted: false, refundPercent: 100 });
    const replicas = harness.db.collection<{ _id: string }>('applicationReplicas');
    await eventually(async () =>
      expect(await replicas.findOne({ _id: withdrawn.applicationId })).toMatchObject({ status: 'draft' }),
    );
    await harness.clock.moveTo(new Date(sentAt));
    await eventually(async () => expect(await digestsTo(organizer)).toMatchObject([{ item_count: '1 update' }]));
  });

  it('sends one email a day, even when the person moves to a zone where it is morning again', async () => {
    const { vendor, accept } = await vendorAt('Hill Market');
    await choose(vendor, { digest: true });
    await accept();
    await waiting(vendor, 1);
    await harness.clock.moveTo(new Date(MORNING));
    await eventually(async () => expect(await digestsTo(vendor)).toHaveLength(1));
    await accept();
    await waiting(vendor, 1);
    await choose(vendor, { digest: true }, { timeZone: 'Pacific/Honolulu' });
    await harness.clock.moveTo(new Date('2027-04-21T18:00:01Z'));
    await digestDue(vendor, '2027-04-22T18:00:00Z');
    expect(await digestsTo(vendor)).toHaveLength(1);
  });

  it('goes to others when a person moves over the date line and back, who still gets one email a day', async () => {
    const [moving, other] = [await vendorAt('Island Market'), await vendorAt('Bay Market')];
    const moveTo = async (timeZone: string, morning: string) => {
      await choose(moving.vendor, { digest: true }, { timeZone });
      await moving.accept();
      await digestDue(moving.vendor, morning);
    };
    await moveTo('Pacific/Kiritimati', '2027-04-21T18:00:00Z');
    await harness.clock.moveTo(new Date('2027-04-21T18:00:01Z'));
    await eventually(async () => expect(await digestsTo(moving.vendor)).toHaveLength(1));
    await moveTo('Pacific/Pago_Pago', '2027-04-21T19:00:00Z');
    await harness.clock.moveTo(new Date('2027-04-21T19:00:01Z'));
    await eventually(async () => {
      const due = (await preferences().findOne({ _id: moving.vendor.id }))?.digestDueAt;
      expect(due).not.toEqual(new Date('2027-04-21T19:00:00Z'));
    });
    await moveTo('Asia/Tokyo', '2027-04-21T23:00:00Z');
    await choose(other.vendor, { digest: true }, { timeZone: 'Asia/Shanghai' });
    await other.accept();
    await digestDue(other.vendor, '2027-04-22T00:00:00Z');
    await harness.clock.moveTo(new Date('2027-04-22T00:00:01Z'));
    await eventually(async () => expect(await digestsTo(other.vendor)).toHaveLength(1));
    await digestDue(moving.vendor, '2027-04-22T23:00:00Z');
    expect(await digestsTo(moving.vendor)).toHaveLength(1);
  });

  it('goes to others while that of one person cannot be written, and to that person later', async () => {
    const [stuck, other] = [await vendorAt('Mud Market'), await vendorAt('Dry Market')];
    for (const { vendor, accept } of [stuck, other]) {
      await choose(vendor, { digest: true });
      await accept();
      await waiting(vendor, 1);
    }
    const any = await emails().findOne({ personId: stuck.vendor.id });
    const _id = idFrom('digest', stuck.vendor.id, '2027-04-21');
    await emails().insertOne({ ...any!, _id, status: 'sent' });
    await harness.clock.moveTo(new Date(MORNING));
    await eventually(async () => expect(await digestsTo(other.vendor)).toHaveLength(1));
    expect(await digestsTo(stuck.vendor)).toEqual([]);
    await emails().deleteOne({ _id });
    await eventually(async () => expect(await digestsTo(stuck.vendor)).toHaveLength(1));
  });

  it('goes to the person behind a hundred whose email fails', async () => {
    const due = { timeZone: 'Nowhere', digestDueAt: new Date(0), digestedOn: '9999-12-31' };
    const failing = { ...UNCHANGED, stoppedByLink: [], ...due };
    const first = Array.from({ length: 100 }, () => ({ _id: newId(), ...failing }));
    const { vendor, accept } = await vendorAt('Patient Market');
    await choose(vendor, { digest: true });
    await accept();
    await waiting(vendor, 1);
    await preferences().insertMany(first);
    await harness.clock.moveTo(new Date(MORNING));
    await eventually(async () => expect(await digestsTo(vendor)).toHaveLength(1));
    const { deletedCount } = await preferences().deleteMany(failing);
    expect(deletedCount).toBe(100);
  });

  it('does not bring back later what waited when the person turned it off', async () => {
    const { vendor, accept } = await vendorAt('Old Market');
    await choose(vendor, { digest: true });
    await accept();
    await waiting(vendor, 1);
    await choose(vendor, { digest: false });
    await harness.clock.moveTo(new Date(MORNING));
    await waiting(vendor, 0);
    expect(await digestsTo(vendor)).toEqual([]);
    await choose(vendor, { digest: true });
    await accept();
    await waiting(vendor, 1);
    await harness.clock.moveTo(new Date('2027-04-22T15:00:01Z'));
    await eventually(async () => expect(await digestsTo(vendor)).toMatchObject([{ item_count: '1 update' }]));
  });

  it('holds emails during quiet hours', async () => {
    const { vendor, accept } = await vendorAt('Night Market');
    await choose(vendor, {}, { quietFrom: '11:00', quietUntil: '14:00' });
    await accept();
    const record = await eventually(async () => {
      const found = await emails().findOne({ personId: vendor.id });
      if (!found) throw new Error('no email yet');
      return found;
    });
    expect(record.notBefore).toEqual(new Date('2027-04-20T21:00:00Z'));
    const other = await vendorAt('Day Market');
    await other.accept();
    await eventually(async () => expect(await harness.mailsTo(other.vendor)).toHaveLength(1));
    expect(await harness.mailsTo(vendor)).toEqual([]);
    await harness.clock.moveTo(new Date('2027-04-20T21:00:01Z'));
    harness.app.get(EmailOutbox).wake();
    await eventually(async () => expect(await harness.mailsTo(vendor)).toHaveLength(1));
  });

  describe('when an email names a vendor who erases their account', () => {
    const erase = async ({ id: personId }: Actor) => {
      await harness.publish(personErased, { personId, addresses: [] });
      await eventually(async () => expect(await emails().countDocuments({ names: personId })).toBe(0));
    };
    /** The digest of an organizer about an application of the vendor. */
    async function digestOf(title: string) {
      const { vendor, organizer, submit } = await vendorAt(title);
      await choose(organizer, { digest: true });
      await submit();
      await waiting(organizer, 1);
      await harness.clock.moveTo(new Date(MORNING));
      const type = EmailType.daily_digest;
      const { _id } = await eventually(async () => {
        const found = await emails().findOne({ personId: organizer.id, type });
        if (!found) throw new Error('no digest yet');
        return found;
      });
      const queued = async () => (await harness.mailsTo(organizer)).find(({ id }) => id === _id);
      const rendered = ({ correlationId: _, ...job }: EmailToSend) => harness.call(renderEmail, job, worker);
      const sent = async () => {
        harness.app.get(EmailOutbox).wake();
        const job = await eventually(async () => {
          const found = await queued();
          if (!found) throw new Error('not queued yet');
          return found;
        });
        return rendered(job);
      };
      return { vendor, queued, rendered, sent, mail: { id: _id, type } };
    }
    const unnamed = 'A former member applied to';

    it('the email that waits for the end of the quiet hours does not name them', async () => {
      const { vendor, organizer, submit } = await vendorAt('Quiet Market');
      await choose(organizer, { digest: true }, { quietFrom: '22:00', quietUntil: '09:00' });
      await submit();
      await waiting(organizer, 1);
      await harness.clock.moveTo(new Date(MORNING));
      await digestDue(organizer, '2027-04-21T16:00:00Z');
      await erase(vendor);
      await eventually(async () => expect(await items().countDocuments({ 'names.personId': vendor.id })).toBe(0));
      await harness.clock.moveTo(new Date('2027-04-21T16:00:01Z'));
      await eventually(async () =>
        expect((await digestsTo(organizer))[0]?.['items']).toContain(`${unnamed} Quiet Market`),
      );
    });

    it('the email that is sent again does not name them', async () => {
      const { vendor, queued, sent, mail } = await digestOf('Busy Market');
      expect((await sent()).text).toContain('Vera Pottery applied to Busy Market');
      await harness.call(recordEmail, { ...mail, status: EmailStatus.delayed, error: 'try later' }, worker);
      await erase(vendor);
      await harness.clock.advance(60_000);
      harness.app.get(EmailOutbox).wake();
      await eventually(async () => expect((await queued())?.data['items']).toContain(`${unnamed} Busy Market`));
      const { text, html } = await sent();
      expect(text).toContain(`${unnamed} Busy Market`);
      expect(text + html).not.toContain('Vera');
    });

    it('the email that failed keeps no text and no job, and is withheld if an admin repeated it before', async () => {
      const { vendor, queued, rendered, sent, mail } = await digestOf('Failed Market');
      expect((await sent()).withheld).toBeNull();
      await harness.call(recordEmail, { ...mail, status: EmailStatus.failed, error: 'no mail server' }, worker);
      expect(JSON.stringify(await emails().findOne({ _id: mail.id }))).not.toMatch(/Vera|former|Market/);
      const repeated = await queued();
      await erase(vendor);
      await eventually(async () => expect(await queued()).toBeUndefined());
      expect((await rendered(repeated!)).withheld).toBe('It names a person who erased their account.');
    });
  });

  it('is forgotten with the person', async () => {
    const { vendor, accept } = await vendorAt('Last Market');
    await choose(vendor, { digest: true });
    await accept();
    await waiting(vendor, 1);
    await harness.publish(personErased, { personId: vendor.id, addresses: [] });
    await waiting(vendor, 0);
    await eventually(async () => expect(await preferences().findOne({ _id: vendor.id })).toBeNull());
  });
});
