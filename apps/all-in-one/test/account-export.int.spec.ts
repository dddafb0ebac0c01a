import { randomUUID } from 'node:crypto';
import { ACCOUNT_EXPORTS_QUEUE, EmailType } from '@stallbook/contracts';
import { openQueue } from '@stallbook/platform';
import { eventually } from '@stallbook/testing';
import { Redis } from 'ioredis';
import { EXPORT_LINK, exportOf, lastExport, readyExport, requestExport } from './testing/exports.js';
import type { Person } from './testing/person.js';
import { openHarness, PASSWORD, type Harness } from './testing/harness.js';
import { buildFixtures, type Fixtures } from './testing/fixtures.js';

const CONTACT = 'mutation($input: SubmitContactInput!) { submitContact(input: $input) { id } }';

describe('the export of an account', () => {
  let harness: Harness;
  let fixtures: Fixtures;
  beforeAll(async () => {
    harness = await openHarness();
    fixtures = await buildFixtures(harness);
    await harness.quiet();
  });
  afterAll(() => harness.close());

  const contact = (person: Person, message: string, email: string, name = 'Olga') =>
    person.do(CONTACT, { input: { name, email, role: 'both', message } });

  it('an export holds what every service knows about an organizer, and nothing about others', async () => {
    const { organizer: olga, vendor: vera, visitor } = fixtures.people;
    const twin = await harness.join('olga-s', 'organizer');
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
      changes: [{ type: 'profile.created', data: { contactName: 'olga' } }],
    });
    expect(events?.['marketEvents']?.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Riverside Market', 'Not yet', 'Hill Market', 'Lake Market']),
    );
    expect(events?.['marketEvents']?.[0]).toMatchObject({ currency: 'usd', boothFeeCents: 7_500 });
    expect(events?.['claims']).toEqual([
      expect.objectContaining({ id: fixtures.ids.claim, email: 'olga@example.org' }),
    ]);
    expect(applications?.['decisions']).toEqual([
      expect.objectContaining({ applicationId: fixtures.ids.accepted, status: 'accepted' }),
    ]);
    expect(billing?.['stripeAccount']).toEqual([
      expect.objectContaining({ stripeAccountId: expect.stringMatching(/^acct_/) }),
    ]);
    expect(billing?.['paymentsReceived']).toEqual([expect.objectContaining({ currency: 'usd', amountCents: 8_500 })]);
    expect(attachments?.['files']).toEqual([
      expect.objectContaining({ id: fixtures.ids.attachment, filename: 'map.pdf' }),
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
    expect(await lastExport(vera)).toMatchObject({ id: fixtures.ids.accountExport });
  });

  it('an export holds the applications and payments of a vendor, with the messages to them', async () => {
    const { json, text } = await exportOf(fixtures.people.vendor);
    const { applications, billing, notifications } = json.data;
    expect(applications?.['applications']?.map(({ status }) => status).sort()).toEqual([
      'accepted',
      'draft',
      'pending',
    ]);
    expect(text).toContain('Honey');
    expect(applications?.['applications']).toContainEqual(
      expect.objectContaining({ status: 'accepted', eventTitle: 'Lake Market' }),
    );
    expect(billing?.['paymentsMade']).toEqual([
      expect.objectContaining({ status: 'pending', amountCents: 8_500, eventTitle: 'Lake Market' }),
    ]);
    expect(notifications?.['notifications']).toEqual([
      expect.objectContaining({ type: 'application_accepted', body: expect.stringContaining('Lake Market') }),
    ]);
    for (const other of ['olga', 'victor', 'acct_']) expect(text).not.toContain(other);
  });

  it('an export is made for people without a profile too, and its email leads to the profile', async () => {
    const { json } = await exportOf(fixtures.people.none);
    expect(json.data['identity']?.['profile']).toEqual([]);
    const mail = await eventually(async () => {
      const found = (await harness.mailsTo('nora@example.org')).find(
        ({ type }) => type === EmailType.account_export_ready,
      );
      if (!found) throw new Error('no mail yet');
      return found;
    });
    expect(mail.data).toEqual({ profile_url: new URL('/profile', harness.config.STALLBOOK_PUBLIC_URL).href });
  });

  it('two parallel requests make one export, and only its owner can open it', async () => {
    const { victor, oskar } = fixtures;
    const redis = new Redis(harness.config.REDIS_URL, { maxRetriesPerRequest: null });
    const queue = openQueue(ACCOUNT_EXPORTS_QUEUE, { redis, config: harness.config, logger: console as never });
    await queue.pause(); // the first one is not ready before the second is asked for
    const [first, second] = await Promise.all([requestExport(victor), requestExport(victor)]);
    await queue.resume();
    await queue.close();
    redis.disconnect();
    expect(second).toBe(first);
    const { filename, parts } = await readyExport(victor, first);
    expect(filename).toMatch(/^stallbook-data-\d{4}-\d\d-\d\d\.json$/);
    expect(parts.filter(({ collected }) => collected)).toHaveLength(7);
    const open = async (person: typeof oskar, id: string, currentPassword = PASSWORD) =>
      (await person.ask(EXPORT_LINK, { input: { id, currentPassword } }, { 'idempotency-key': randomUUID() })).errors;
    const refusals = [await open(oskar, first), await open(oskar, randomUUID())];
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]?.[0]).toMatchObject({ message: 'Export not found', extensions: { code: 'NOT_FOUND' } });
    expect((await open(victor, first, 'a guess'))?.[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
  });

  const idsOfOthers = async (own: string): Promise<string[]> => {
    const accounts = await harness.db('identity').collection<{ _id: string }>('accounts').distinct('_id');
    return accounts.filter((id) => id !== own);
  };

  /** Secrets that no export may contain. */
  const secrets = async (): Promise<string[]> => {
    const [hashes, nonces, links, claimTokens] = await Promise.all([
      harness.db('identity').collection('accounts').distinct('passwordHash'),
      harness.db('identity').collection('sessions').distinct('nonce'),
      harness.db('identity').collection('links').distinct('_id'),
      harness
        .db('events')
        .collection('marketEvents')
        .distinct('claimToken', { claimToken: { $ne: null } }),
    ]);
    const all = [...hashes, ...nonces, ...links, ...claimTokens].map(String);
    expect(all.length).toBeGreaterThan(10);
    return all;
  };
});
