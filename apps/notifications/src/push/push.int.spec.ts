import { createPublicKey } from 'node:crypto';
import {
  applicationAccepted,
  applicationWithdrawn,
  markRead,
  notificationPreferences,
  notificationsPersonData,
  personErased,
  PreferenceKind,
  saveNotificationPreferences,
  subscribeToPush,
  unsubscribeFromPush,
  type LanguageCode,
  type SaveNotificationPreferencesInput,
} from '@stallbook/contracts';
import { newId, type Actor } from '@stallbook/kernel';
import { LOGGER, publishRevocations, SessionRevocationList, type Logger } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import jsonwebtoken from 'jsonwebtoken';
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { openHarness, personOf, worker, type Harness } from '../testing/harness.js';
import { openPushSink, type PushSink } from '../testing/push-sink.js';
import { EndedSessionsTask } from './ended-sessions.task.js';
import { PushSubscriptions } from './push-subscriptions.js';
import { PUSHES, PUSH_SUBSCRIPTIONS } from './push.schema.js';

const PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url');

describe('notifications in a browser that is closed', () => {
  let harness: Harness;
  let sink: PushSink;
  const organizer = personOf('organizer');
  const marketEventId = newId();
  beforeAll(async () => {
    sink = await openPushSink();
    harness = await openHarness({ VAPID_PRIVATE_KEY: PRIVATE_KEY, STALLBOOK_PUSH_HOSTS: sink.origin });
    await harness.clock.moveTo(new Date('2027-04-20T12:00:00Z'));
    await harness.publishProfile(organizer, 'River Markets');
    await harness.publishMarketEvent(marketEventId, organizer.id, 'River Market');
  });
  afterAll(async () => {
    await harness?.close();
    await sink?.close();
  });

  async function subscribed(language: LanguageCode = 'en'): Promise<{ vendor: Actor; endpoint: string }> {
    const vendor = personOf('vendor');
    await harness.publishProfile(vendor, 'Vera Pottery', language);
    const subscription = sink.subscription(`/${vendor.id}`);
    await harness.call(subscribeToPush, subscription, vendor);
    return { vendor, endpoint: subscription.endpoint };
  }
  const accept = async ({ id: vendorId }: Actor, event = marketEventId) => {
    const ids = { applicationId: newId(), marketEventId: event, vendorId, organizerId: organizer.id };
    await harness.publish(applicationAccepted, { ...ids, boothFeeCents: 7_500, applicationFeeCents: 0 });
    return `/vendor/applications?application=${ids.applicationId}`;
  };
  const pushWith = (link: string) => sink.received.find(({ payload }) => (payload as { link: string }).link === link);
  const arrived = (link: string) =>
    eventually(() => {
      const push = pushWith(link);
      if (!push) throw new Error('not pushed yet');
      return Promise.resolve(push);
    });
  const stored = (collection: string, filter: object) => harness.db.collection(collection).findOne(filter);

  it('arrive in the language of the reader', async () => {
    const { vendor } = await subscribed('es');
    const { payload } = await arrived(await accept(vendor));
    expect(payload).toMatchObject({
      title: 'Solicitud aceptada',
      body: 'Te aceptaron en River Market. Debes pagar $75.00.',
    });
  });

  it('arrive with a text that fits on the screen of a phone', async () => {
    const { vendor } = await subscribed();
    const long = newId();
    await harness.publishMarketEvent(long, organizer.id, `Market with ${'a very '.repeat(40)}long name`);
    const { payload } = await arrived(await accept(vendor, long));
    const { body } = payload as { body: string };
    expect(body).toMatch(/^You've been accepted to Market with a very .*…$/);
    expect(body.length).toBeLessThanOrEqual(200);
  });

  it('arrive encrypted for the browser, and signed by us', async () => {
    const { vendor } = await subscribed();
    const link = await accept(vendor);
    const { headers, payload } = await arrived(link);
    expect(payload).toMatchObject({
      title: 'Application accepted',
      body: "You've been accepted to River Market. $75.00 due.",
      link,
    });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
    const { pushKey } = await harness.call(notificationPreferences, {}, vendor);
    expect(key).toBe(pushKey);
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    expect(jsonwebtoken.verify(token, publicKey, { algorithms: ['ES256'], audience: sink.origin })).toMatchObject({
      sub: expect.stringMatching(/^(mailto:|https:)/),
    });
  });

  it('arrive when a library has replaced the connections of `fetch`, as undici does when it is loaded first', async () => {
    const before = getGlobalDispatcher();
    const replaced = new Agent();
    setGlobalDispatcher(replaced);
    try {
      const { vendor } = await subscribed();
      const { headers } = await arrived(await accept(vendor));
      expect(Number(headers['content-length'])).toBeGreaterThan(0);
    } finally {
      setGlobalDispatcher(before);
      await replaced.close();
    }
  });

  it('do not arrive for kinds that the person does not want, or after they turned them off', async () => {
    const { vendor, endpoint } = await subscribed();
    const choice = { kind: PreferenceKind.applications, app: true, email: true, digest: false, push: false };
    const others = { timeZone: 'UTC', quietFrom: null, quietUntil: null };
    await harness.call(saveNotificationPreferences, { choices: [choice], ...others }, vendor);
    const unwanted = await accept(vendor);
    await eventually(async () => expect(await stored('notifications', { link: unwanted })).not.toBeNull());
    await harness.call(saveNotificationPreferences, { choices: [{ ...choice, push: true }], ...others }, vendor);
    await arrived(await accept(vendor));
    expect(pushWith(unwanted)).toBeUndefined();
    await expect(harness.call(unsubscribeFromPush, { endpoint }, vendor)).resolves.toEqual({ subscribed: false });
    expect(await stored(PUSH_SUBSCRIPTIONS, { endpoint })).toBeNull();
  });

  it('wait until the quiet hours end', async () => {
    const { vendor } = await subscribed();
    const quiet = { choices: [], timeZone: 'UTC', quietFrom: '00:00', quietUntil: '23:59' };
    await harness.call(saveNotificationPreferences, quiet, vendor);
    const link = await accept(vendor);
    const push = await eventually(async () => {
      const found = await stored(PUSHES, { link });
      if (!found) throw new Error('not stored yet');
      return found;
    });
    expect((push['dueAt'] as Date).toISOString()).toMatch(/T23:59:00\.000Z$/);
  });

  describe('that waited for the end of the quiet hours', () => {
    const always = { choices: [], timeZone: 'UTC', quietFrom: '00:00', quietUntil: '23:59' };
    const never = { ...always, quietFrom: null, quietUntil: null };
    const release = (link: string) =>
      harness.db.collection(PUSHES).updateOne({ link }, { $set: { dueAt: new Date(0) } });

    async function held() {
      const { vendor, endpoint } = await subscribed();
      await harness.call(saveNotificationPreferences, always, vendor);
      const link = await accept(vendor);
      await eventually(async () => expect(await stored(PUSHES, { link })).not.toBeNull());
      const endQuiet = (choices: SaveNotificationPreferencesInput['choices'] = []) =>
        harness.call(saveNotificationPreferences, { ...never, choices }, vendor);
      const dropped = async () => {
        await release(link);
        await eventually(async () => expect(await stored(PUSHES, { link })).toBeNull());
        expect(pushWith(link)).toBeUndefined();
      };
      return { vendor, endpoint, link, endQuiet, dropped };
    }

    it('arrive as soon as the person turns them off', async () => {
      const { link, endQuiet } = await held();
      await endQuiet();
      await arrived(link);
    });

    it('wait again if it is quiet', async () => {
      const { link } = await held();
      await release(link);
      await eventually(async () => expect((await stored(PUSHES, { link }))?.['dueAt']).not.toEqual(new Date(0)));
      expect(pushWith(link)).toBeUndefined();
    });

    it('do not arrive if the notification was read', async () => {
      const { vendor, link, endQuiet, dropped } = await held();
      const notification = await stored('notifications', { link });
      await harness.call(markRead, { id: String(notification?._id) }, vendor);
      await endQuiet();
      await dropped();
    });

    it('do not arrive if the person no longer wants that kind', async () => {
      const { endQuiet, dropped } = await held();
      const kind = PreferenceKind.applications;
      await endQuiet([{ kind, app: true, email: true, digest: false, push: false }]);
      await dropped();
    });

    it('do not arrive after the browser unsubscribed', async () => {
      const { vendor, endpoint, endQuiet, dropped } = await held();
      await harness.call(unsubscribeFromPush, { endpoint }, vendor);
      await endQuiet();
      await dropped();
    });

    it('do not arrive if what they say is no longer true', async () => {
      const { vendor, link, endQuiet, dropped } = await held();
      const applicationId = link.split('=')[1] ?? '';
      const ids = { applicationId, marketEventId, vendorId: vendor.id, organizerId: organizer.id };
      const fees = { boothFeeCents: 7_500, applicationFeeCents: 0 };
      await harness.publish(applicationWithdrawn, { ...ids, ...fees, wasAccepted: true, refundPercent: 100 });
      await eventually(async () =>
        expect(await stored('applicationReplicas', { _id: applicationId })).toMatchObject({ status: 'withdrawn' }),
      );
      await endQuiet();
      await dropped();
    });
  });

  it.each([404, 410])('end when the push service answers %d', async (status) => {
    const { vendor, endpoint } = await subscribed();
    sink.answers.push(status);
    await arrived(await accept(vendor));
    await eventually(async () => expect(await stored(PUSH_SUBSCRIPTIONS, { endpoint })).toBeNull());
  });

  it('end with the session that turned them on, even when it was ended from another device', async () => {
    const { vendor, endpoint } = await subscribed();
    const [here, elsewhere] = [newId(), newId()];
    await harness.call(subscribeToPush, sink.subscription(`/${vendor.id}`), { ...vendor, sessionId: here });
    const { redis, config, clock } = harness;
    await publishRevocations({ redis, config, clock }, [elsewhere]);
    await arrived(await accept(vendor));
    await publishRevocations({ redis, config, clock }, [here]);
    const ended = harness.app.get(SessionRevocationList);
    await eventually(() => Promise.resolve(expect(ended.has(here)).toBe(true)));
    const link = await accept(vendor);
    await eventually(async () => expect(await stored('notifications', { link })).not.toBeNull());
    await eventually(async () => expect(await stored(PUSHES, { link })).toBeNull());
    expect(pushWith(link)).toBeUndefined();
    await eventually(async () => expect(await stored(PUSH_SUBSCRIPTIONS, { endpoint })).toBeNull());
  });

  it('end with a session that was ended while this service was away', async () => {
    const { vendor, endpoint } = await subscribed();
    const sessionId = newId();
    await harness.call(subscribeToPush, sink.subscription(`/${vendor.id}`), { ...vendor, sessionId });
    const { app, redis, config, clock, db } = harness;
    const anHourAgo = { now: () => new Date(clock.now().getTime() - 3_600_000) };
    await publishRevocations({ redis, config, clock: anHourAgo }, [sessionId]);
    const subscriptions = app.get(PushSubscriptions);
    const started = new EndedSessionsTask(subscriptions, redis, config, clock, db, app.get<Logger>(LOGGER));
    await started.onApplicationBootstrap();
    await started.beforeApplicationShutdown();
    expect(await stored(PUSH_SUBSCRIPTIONS, { endpoint })).toBeNull();
  });

  it('are tried again later when the push service is overloaded', async () => {
    const { vendor, endpoint } = await subscribed();
    sink.answers.push(503);
    const link = await accept(vendor);
    await arrived(link);
    await eventually(async () => expect(await stored(PUSHES, { link })).toMatchObject({ attempts: 1 }));
    expect(await stored(PUSH_SUBSCRIPTIONS, { endpoint })).not.toBeNull();
  });

  it.each(['http://169.254.169.254/latest/meta-data', 'https://evil.example/push', 'http://127.0.0.1:1/'])(
    'are never sent to %s',
    async (endpoint) => {
      const vendor = personOf('vendor');
      await expect(
        harness.call(subscribeToPush, { ...sink.subscription('/'), endpoint }, vendor),
      ).rejects.toMatchObject({ code: 'BAD_INPUT', fields: [expect.objectContaining({ path: 'endpoint' })] });
    },
  );

  it('are part of the account export without the secret address, and end with an erasure', async () => {
    const { vendor, endpoint } = await subscribed();
    const { kinds } = await harness.call(notificationsPersonData, { personId: vendor.id }, worker);
    const [browser] = kinds.find(({ kind }) => kind === 'browsersWithPush')?.records ?? [];
    expect(browser).toMatchObject({ pushService: new URL(endpoint).host });
    expect(JSON.stringify(kinds)).not.toContain(endpoint);
    await harness.publish(personErased, { personId: vendor.id, addresses: [] });
    await eventually(async () => expect(await stored(PUSH_SUBSCRIPTIONS, { personId: vendor.id })).toBeNull());
  });
});
