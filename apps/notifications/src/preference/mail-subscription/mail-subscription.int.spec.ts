import {
  applicationAccepted,
  changeMailSubscription,
  EmailType,
  invitationSent,
  mailSubscription,
  personErased,
  PreferenceKind,
  renderEmail,
  saveNotificationPreferences,
  type EmailJob,
} from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { Replicas } from '../../replicas/replicas.js';
import { openHarness, personOf, worker, type Harness } from '../../testing/harness.js';
import { Preferences } from '../preferences.js';

describe('the link that stops emails', () => {
  let harness: Harness;
  beforeAll(async () => (harness = await openHarness()));
  afterAll(() => harness?.close());

  const guestEmail = (to: string) => ({
    id: newId(),
    type: EmailType.event_invitation,
    to,
    toName: '',
    data: {
      event_title: 'River Market',
      event_start: '2027-05-08',
      event_end: '2027-05-08',
      vendor_name: 'Vera Pottery',
      message: 'We would like to come.',
      invitation_url: 'https://stallbook.example/invitations/1#token',
    },
  });
  const rendered = ({ id, type, to, toName, data }: EmailJob) =>
    harness.call(renderEmail, { id, type, to, toName, data }, worker);
  const tokenIn = (url: string | null) => new URL(url ?? '').searchParams.get('token') ?? '';

  /** An invitation and an acceptance, as they wait in the queue. */
  async function mailsOfOne() {
    const [vendor, organizer, marketEventId] = [personOf('vendor'), personOf('organizer'), newId()];
    await harness.publishProfile(vendor, 'Vera Pottery');
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
    const ids = { marketEventId, vendorId: vendor.id, organizerId: organizer.id };
    await harness.publish(invitationSent, { ...ids, invitationId: newId(), isSeededEventInvitation: false });
    const fees = { boothFeeCents: 7_500, applicationFeeCents: 1_000 };
    const own = { ...ids, applicationId: newId(), vendorId: organizer.id };
    await harness.publish(applicationAccepted, { ...own, ...fees });
    return eventually(async () => {
      const mails = await harness.mailsTo(organizer);
      const of = (type: EmailType) => mails.find((mail) => mail.type === type);
      const [invitation, decision] = [of(EmailType.invitation_received), of(EmailType.application_approved)];
      if (!invitation || !decision) throw new Error('not all emails wait yet');
      return { organizer, invitation, decision };
    });
  }

  it('[NO-019] stops invitations and reminders to a person, even those in the queue, and no other email', async () => {
    const { invitation, decision } = await mailsOfOne();
    const before = await rendered(invitation);
    expect(before).toMatchObject({ withheld: null });
    for (const form of [before.text, before.html]) expect(form).toContain(before.unsubscribeUrl);
    const token = tokenIn(before.unsubscribeUrl);
    expect(await harness.call(mailSubscription, { token })).toEqual({
      reminders: true,
      invitations: true,
      digest: false,
      recommendations: false,
      canResume: false,
    });
    const stopped = await harness.call(changeMailSubscription, { token, subscribed: false });
    expect(stopped).toEqual({
      reminders: false,
      invitations: false,
      digest: false,
      recommendations: false,
      canResume: true,
    });
    expect((await rendered(invitation)).withheld).toBe('The recipient stopped these emails.');
    expect(await rendered(decision)).toMatchObject({ withheld: null, unsubscribeUrl: null });
    await harness.call(changeMailSubscription, { token, subscribed: true });
    expect((await rendered(invitation)).withheld).toBeNull();
  });

  it('[NO-019] resumes only what it stopped, not what the person chose to stop', async () => {
    const { organizer, invitation } = await mailsOfOne();
    const token = tokenIn((await rendered(invitation)).unsubscribeUrl);
    const noReminders = { kind: PreferenceKind.reminders, app: true, email: false, digest: false, push: true };
    const choices = { choices: [noReminders], timeZone: 'UTC', quietFrom: null, quietUntil: null };
    await harness.call(saveNotificationPreferences, choices, organizer);
    const change = (subscribed: boolean) => harness.call(changeMailSubscription, { token, subscribed });
    await expect(change(true)).resolves.toMatchObject({ reminders: false, canResume: false });
    await change(false);
    await expect(change(false)).resolves.toMatchObject({ reminders: false, invitations: false, canResume: true });
    await expect(change(true)).resolves.toMatchObject({ reminders: false, invitations: true, canResume: false });
  });

  it('[NO-019] does not offer to resume what the person has chosen to stop since', async () => {
    const { organizer, invitation } = await mailsOfOne();
    const token = tokenIn((await rendered(invitation)).unsubscribeUrl);
    await harness.call(changeMailSubscription, { token, subscribed: false });
    const kinds = [PreferenceKind.reminders, PreferenceKind.invitations];
    const choices = kinds.map((kind) => ({ kind, app: true, email: false, digest: false, push: true }));
    const saved = { choices, timeZone: 'UTC', quietFrom: '22:00', quietUntil: '07:00' };
    await harness.call(saveNotificationPreferences, saved, organizer);
    const subscription = harness.call(mailSubscription, { token });
    await expect(subscription).resolves.toMatchObject({ reminders: false, invitations: false, canResume: false });
  });

  it('[NO-019] stops and resumes the daily summary of a person who gets nothing else', async () => {
    const { organizer, invitation } = await mailsOfOne();
    const token = tokenIn((await rendered(invitation)).unsubscribeUrl);
    const summarized = [PreferenceKind.reminders, PreferenceKind.invitations].map((kind) => ({
      kind,
      app: true,
      email: false,
      digest: true,
      push: true,
    }));
    const choices = { choices: summarized, timeZone: 'UTC', quietFrom: null, quietUntil: null };
    await harness.call(saveNotificationPreferences, choices, organizer);
    const only = { reminders: false, invitations: false, recommendations: false };
    const gets = { ...only, digest: true, canResume: false };
    expect(await harness.call(mailSubscription, { token })).toEqual(gets);
    const change = (subscribed: boolean) => harness.call(changeMailSubscription, { token, subscribed });
    await expect(change(false)).resolves.toEqual({ ...only, digest: false, canResume: true });
    await expect(change(true)).resolves.toEqual(gets);
  });

  it('[NO-019] works for an address without an account, in any spelling of its case', async () => {
    const { unsubscribeUrl } = await rendered(guestEmail('guest@example.org'));
    await harness.call(changeMailSubscription, { token: tokenIn(unsubscribeUrl), subscribed: false });
    const again = await rendered(guestEmail('Guest@Example.org'));
    expect(again.withheld).not.toBeNull();
    expect((await rendered(guestEmail('other@example.org'))).withheld).toBeNull();
  });

  it('[NO-019] is refused unless we signed it', async () => {
    const { unsubscribeUrl } = await rendered(guestEmail('signed@example.org'));
    const [, mac] = tokenIn(unsubscribeUrl).split('.');
    for (const token of ['', 'x', `${newId()}.${mac}`, `${tokenIn(unsubscribeUrl)}.x`]) {
      const change = harness.call(changeMailSubscription, { token, subscribed: false });
      await expect(change).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('an erased person leaves no preferences', async () => {
    const { organizer, invitation } = await mailsOfOne();
    const { unsubscribeUrl } = await rendered(invitation);
    const stop = () => harness.call(changeMailSubscription, { token: tokenIn(unsubscribeUrl), subscribed: false });
    await stop();
    await harness.publish(personErased, { personId: organizer.id, addresses: [] });
    const preferences = harness.db.collection<{ _id: string }>('preferences');
    await eventually(async () => expect(await preferences.findOne({ _id: organizer.id })).toBeNull());
    await stop();
    expect(await preferences.findOne({ _id: organizer.id })).toBeNull();
  });

  it('a person who is erased meanwhile leaves no preferences', async () => {
    const { organizer, invitation } = await mailsOfOne();
    const { unsubscribeUrl } = await rendered(invitation);
    const preferences = harness.app.get(Preferences);
    const row = () => harness.db.collection<{ _id: string }>('preferences').findOne({ _id: organizer.id });
    const stopMails = preferences.stopMails.bind(preferences);
    const stopping = jest.spyOn(preferences, 'stopMails').mockImplementationOnce(async (id) => {
      await stopMails(id);
      await harness.publish(personErased, { personId: id, addresses: [] });
      await eventually(async () => {
        expect(await harness.app.get(Replicas).person(id)).toMatchObject({ email: null });
        expect(await row()).toBeNull();
      });
      await stopMails(id);
    });
    await harness.call(changeMailSubscription, { token: tokenIn(unsubscribeUrl), subscribed: false });
    stopping.mockRestore();
    expect(await row()).toBeNull();
  });
});
