import { randomUUID } from 'node:crypto';
import { ACCOUNT_EXPORTS_QUEUE, EmailType } from '@stallbook/contracts';
import { openQueue } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { EXPORT_LINK, exportOf, lastExport, readyExport, requestExport } from './testing/exports.js';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';
import { buildFixtures, type Fixtures } from './testing/fixtures.js';

const CONTACT = 'mutation($input: SubmitContactInput!) { submitContact(input: $input) { id } }';

describe('the export of an account', () => {
  let stage: Harness;
  let world: Fixtures;
  beforeAll(async () => {
    stage = await openHarness();
    world = await buildFixtures(stage);
  }, 120_000);
  afterAll(() => stage.close());

  const contact = (person: Person, message: string, email: string, name = 'Olga') =>
    person.do(CONTACT, { input: { name, email, role: 'both', message } });

  it('holds what every service knows of an organizer, and nothing of anybody else', async () => {
    const { organizer: olga, vendor: vera, visitor } = world.people;
    const twin = await stage.join('olga-s', 'organizer');
    await twin.do('mutation { it: updateProfile(input: { contactName: "olga" }) { id } }');
    await contact(olga, 'sent signed in', 'olga@example.org');
    await contact(visitor, 'sent from her address', 'Olga@Example.org');
    await contact(twin, 'sent by her namesake under her address', 'olga@example.org');
    await contact(twin, 'sent by her namesake', 'olga-s@example.org');
    await visitor.do('mutation($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { id } }', {
      input: { name: 'Olga', email: 'olga@example.org' },
    });
    const { text, json } = await exportOf(olga);
    const { identity, events, applications, billing, attachments, content, notifications } = json.data;

    expect(identity?.['account']).toEqual([
      expect.objectContaining({ id: json.personId, email: 'olga@example.org', emailConfirmedAt: expect.any(String) }),
    ]);
    expect(identity?.['profile']).toEqual([expect.objectContaining({ businessName: "olga's business" })]);
    expect(identity?.['sessions']?.length).toBeGreaterThan(0);
    expect(identity?.['history']?.[0]).toMatchObject({
      changes: [{ type: 'ProfileCreated', data: { contactName: 'olga' } }],
    });
    expect(events?.['marketEvents']?.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Riverside Market', 'Not yet', 'Hill Market', 'Lake Market']),
    );
    expect(events?.['marketEvents']?.[0]).toMatchObject({ currency: 'usd', boothFeeCents: 7_500 });
    expect(events?.['claims']).toEqual([expect.objectContaining({ id: world.ids.claim, email: 'olga@example.org' })]);
    expect(applications?.['decisions']).toEqual([
      expect.objectContaining({ applicationId: world.ids.accepted, status: 'accepted' }),
    ]);
    expect(billing?.['stripeAccount']).toEqual([
      expect.objectContaining({ stripeAccountId: expect.stringMatching(/^acct_/) }),
    ]);
    expect(billing?.['paymentsReceived']).toEqual([expect.objectContaining({ currency: 'usd', amountCents: 8_500 })]);
    expect(attachments?.['files']).toEqual([
      expect.objectContaining({ id: world.ids.attachment, filename: 'map.pdf' }),
    ]);
    expect(content?.['contactMessages']?.map(({ message }) => message).sort()).toEqual([
      'sent from her address',
      'sent signed in',
    ]);
    expect(content?.['waitlist']).toEqual([expect.objectContaining({ email: 'olga@example.org' })]);
    expect(notifications?.['notifications']?.map(({ type }) => type)).toContain('application_submitted');

    const others = [
      ...(await idsOfOthers(json.personId)),
      'vera',
      'victor',
      'oskar',
      'adam',
      'Honey',
      'namesake',
      'olga-s',
    ];
    for (const other of others) expect(text).not.toContain(other);
    for (const secret of await secrets()) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/passwordHash|nonce|claimToken|sealed:/);
    expect(await lastExport(vera)).toMatchObject({ id: world.ids.accountExport });
  }, 90_000);

  it('holds the applications and payments of a vendor, with what was said to them', async () => {
    const { json, text } = await exportOf(world.people.vendor);
    const { applications, billing, notifications } = json.data;
    expect(applications?.['applications']?.map(({ status }) => status).sort()).toEqual([
      'accepted',
      'draft',
      'pending',
    ]);
    expect(text).toContain('Honey');
    expect(billing?.['paymentsMade']).toEqual([expect.objectContaining({ status: 'pending', amountCents: 8_500 })]);
    expect(notifications?.['notifications']).toEqual([
      expect.objectContaining({ type: 'application_accepted', body: expect.stringContaining('Lake Market') }),
    ]);
    for (const other of ['olga', 'victor', 'acct_']) expect(text).not.toContain(other);
  }, 90_000);

  it('is made for people without a profile too, and sends a mail that leads to the profile', async () => {
    const { json } = await exportOf(world.people.none);
    expect(json.data['identity']?.['profile']).toEqual([]);
    const mail = await eventually(async () => {
      const found = (await stage.mailsTo('nora@example.org')).find(
        ({ type }) => type === EmailType.account_export_ready,
      );
      if (!found) throw new Error('no mail yet');
      return found;
    });
    expect(mail.data).toEqual({ profile_url: new URL('/profile', stage.config.STALLBOOK_PUBLIC_URL).href });
  }, 90_000);

  it('is one for two requests at once, and opens for its person alone', async () => {
    const { victor, oskar } = world;
    const redis = new Redis(stage.config.REDIS_URL, { maxRetriesPerRequest: null });
    const queue = openQueue(ACCOUNT_EXPORTS_QUEUE, { redis, config: stage.config, logger: console as never });
    await queue.pause(); // the first one is not ready before the second is asked for
    const [first, second] = await Promise.all([requestExport(victor), requestExport(victor)]);
    await queue.resume();
    await queue.close();
    redis.disconnect();
    expect(second).toBe(first);
    const { filename, parts } = await readyExport(victor, first);
    expect(filename).toMatch(/^stallbook-data-\d{4}-\d\d-\d\d\.json$/);
    expect(parts.filter(({ collected }) => collected)).toHaveLength(7);
    const refusals = [];
    for (const id of [first, randomUUID()]) {
      refusals.push((await oskar.ask(EXPORT_LINK, { id }, { 'idempotency-key': randomUUID() })).errors);
    }
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]?.[0]).toMatchObject({ message: 'Export not found', extensions: { code: 'NOT_FOUND' } });
  }, 90_000);

  const idsOfOthers = async (own: string): Promise<string[]> => {
    const accounts = await stage.db('identity').collection<{ _id: string }>('accounts').distinct('_id');
    return accounts.filter((id) => id !== own);
  };

  /** Secrets that no export may contain. */
  const secrets = async (): Promise<string[]> => {
    const [hashes, nonces, links, claimTokens] = await Promise.all([
      stage.db('identity').collection('accounts').distinct('passwordHash'),
      stage.db('identity').collection('sessions').distinct('nonce'),
      stage.db('identity').collection('links').distinct('_id'),
      stage
        .db('events')
        .collection('marketEvents')
        .distinct('claimToken', { claimToken: { $ne: null } }),
    ]);
    const all = [...hashes, ...nonces, ...links, ...claimTokens].map(String);
    expect(all.length).toBeGreaterThan(10);
    return all;
  };
});
