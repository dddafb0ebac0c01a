import { ERASED, newId } from '@stallbook/kernel';
import { eventually } from '@stallbook/testing';
import { captureLogs, placesOf } from './testing/everything.js';
import type { Person } from './testing/person.js';
import { openHarness, PASSWORD, type Harness } from './testing/harness.js';
import { accept, apply, attach, form, openMarket, seedMarket, termsOf } from './testing/fixtures.js';

interface Erasure {
  id: string;
  completedAt: string | null;
}
interface Id {
  it: { id: string };
}

const ERASE = 'mutation($input: EraseAccountInput!) { erased: eraseAccount(input: $input) { id completedAt } }';

describe('an erased person', () => {
  let harness: Harness;
  let admin: Person;
  let olga: Person;
  let vera: Person;
  let logs: ReturnType<typeof captureLogs>;

  beforeAll(async () => {
    logs = captureLogs();
    harness = await openHarness({ LOG_LEVEL: 'debug' });
    admin = await harness.join('adam');
    olga = await harness.join('olga', 'organizer');
    vera = await harness.join('vera', 'vendor');
  });
  afterAll(async () => {
    await harness.close();
    logs.end();
  });

  /** A person whose data is found by name, address, and number. */
  const someone = async (role: 'vendor' | 'organizer') => {
    const name = `wilhelmina${newId().slice(-8)}`;
    const person = await harness.join(name, role);
    const phone = `+1 555 ${newId().slice(-8)}`;
    const input = { phone, description: `${name} since 1950` };
    await person.do('mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }', { input });
    return { person, name, phone, email: `${name}@example.org`, words: [name, phone] };
  };

  const ask = async (person: Person, currentPassword = PASSWORD) =>
    person.ask<{ erased: Erasure }>(ERASE, { input: { currentPassword } }, { 'idempotency-key': newId() });

  const erased = async (person: Person): Promise<Erasure> => {
    const { data, errors } = await ask(person);
    expect(errors).toEqual([]);
    return eventually(async () => {
      const query = 'query($id: ID!) { one: accountErasure(input: { id: $id }) { id completedAt } }';
      const { data: found } = await harness.visitor().ask<{ one: Erasure }>(query, { id: data.erased.id });
      if (!found.one.completedAt) throw new Error('under way');
      return found.one;
    });
  };

  const holdersOf = async (words: readonly string[]) =>
    new Set((await placesOf(harness, words)).map((place) => /_([a-z]+)\./.exec(place)?.[1]));

  const writesToStaff = async ({ name, email, phone }: { name: string; email: string; phone: string }) => {
    const visitor = harness.visitor();
    const message = { name, email: email.toUpperCase(), role: 'both', message: `Call me: ${phone}` };
    await visitor.do('mutation($input: SubmitContactInput!) { it: submitContact(input: $input) { id } }', {
      input: message,
    });
    await visitor.do('mutation($input: JoinWaitlistInput!) { it: joinWaitlist(input: $input) { id } }', {
      input: { name, email },
    });
  };

  it('an erasure removes all personal data of a vendor, and keeps the data of others', async () => {
    const who = await someone('vendor');
    const { person, name, phone, email, words } = who;
    const market = await openMarket(harness, olga, 'Harbor Market');
    const draftId = await eventually(
      async () => (await person.do<Id>(`mutation { it: createDraft(input: { eventId: "${market}" }) { id } }`)).it.id,
    );
    const terms = await termsOf(person, market);
    const about = {
      draftId,
      terms,
      productsOffered: `Jam by ${name}`,
      socialMediaLinks: email,
      specialRequests: phone,
    };
    await person.do('mutation($input: SubmitApplicationInput!) { submitApplication(input: $input) { id } }', {
      input: about,
    });
    await accept(olga, draftId);
    await apply(vera, market);
    await writesToStaff(who);
    const seeded = await seedMarket(harness, admin);
    const claim = { eventId: seeded, name, email, phone, message: `${name} runs it` };
    await harness
      .visitor()
      .do('mutation($input: SubmitClaimInput!) { submitClaim(input: $input) { id } }', { input: claim });
    const feed = async () =>
      (
        await olga.do<{ feed: { items: { body: string }[] } }>(
          '{ feed: myNotifications(input: {}) { items { body } } }',
        )
      ).feed.items.map(({ body }) => body);
    await eventually(async () => expect(await feed()).toContainEqual(expect.stringContaining(name)));
    const holders = ['identity', 'events', 'applications', 'billing', 'content', 'notifications'];
    await eventually(async () => expect([...(await holdersOf(words))]).toEqual(expect.arrayContaining(holders)));
    expect(await harness.mailsTo(email)).not.toEqual([]);

    await erased(person);

    await eventually(async () => expect(await placesOf(harness, words)).toEqual([]));
    await eventually(async () => expect(await harness.mailsTo(email)).toEqual([]));
    expect(await feed()).toContain('A former member applied to Harbor Market.');
    await eventually(async () => {
      const seen = await olga.do<{ one: { status: string; vendor: null; productsOffered: string } }>(
        `{ one: application(input: { id: "${draftId}" }) { status productsOffered vendor { businessName } } }`,
      );
      expect(seen.one).toEqual({ status: 'withdrawn', productsOffered: ERASED, vendor: null });
    });
    expect(logs.text()).toContain('"level":"debug"');
    for (const word of words) expect(logs.text()).not.toContain(word);
  });

  it('an erasure removes an organizer, whose markets then take no applications', async () => {
    const who = await someone('organizer');
    const { person, name, email, phone, words } = who;
    const market = await openMarket(harness, person, 'Lakeside Market');
    const input = { id: market, contactEmail: email, contactPhone: phone };
    await person.do('mutation($input: UpdateMarketEventInput!) { updateMarketEvent(input: $input) { id } }', { input });
    await apply(vera, market);
    const body = form(`${name}.pdf`, `%PDF-1.4\n${name}`, { description: `By ${name}, ${phone}` });
    const attached = async () => {
      const reply = await person.fetch(`/uploads/attachments/${market}`, { method: 'POST', body });
      expect(reply.ok).toBe(true);
    };
    await eventually(attached);
    await attach(olga, await openMarket(harness, olga, 'Hill Market'));
    await writesToStaff(who);
    await person.do('mutation { createConnectAccount(input: {}) { status } }');
    const holders = ['identity', 'events', 'attachments', 'content'];
    await eventually(async () => expect([...(await holdersOf(words))]).toEqual(expect.arrayContaining(holders)));

    await erased(person);

    await eventually(async () => expect(await placesOf(harness, words)).toEqual([]));
    const { errors } = await harness.visitor().ask(`{ marketEvent(input: { id: "${market}" }) { id } }`);
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
    await eventually(async () => {
      const late = await harness.join(`late${newId().slice(-8)}`, 'vendor');
      const { errors: refused } = await late.ask(
        `mutation { createDraft(input: { eventId: "${market}" }) { id } }`,
        {},
        { 'idempotency-key': newId() },
      );
      expect(refused[0]?.extensions.code).toMatch(/NOT_READY|NOT_FOUND/);
    });
    const own = await vera.do<{ mine: { items: { event: { title: string } }[] } }>(
      '{ mine: myApplications(input: {}) { items { event { title } } } }',
    );
    expect(own.mine.items.map(({ event }) => event.title)).toContain('Lakeside Market');
    const feed = '{ feed: myNotifications(input: {}) { items { body } } }';
    const left =
      'The organizer of Lakeside Market deleted their account. No payment is due. What you paid is not refunded automatically.';
    await eventually(async () => {
      const { items } = (await vera.do<{ feed: { items: { body: string }[] } }>(feed)).feed;
      expect(items).toContainEqual({ body: left });
    });
    await eventually(async () => {
      const types = (await harness.mailsTo('vera@example.org')).map(({ type }) => type);
      expect(types).toContain('applied_event_organizer_left');
    });
    for (const word of words) expect(logs.text()).not.toContain(word);
  });

  it('an erased person is signed out and unknown immediately', async () => {
    const { person, email } = await someone('vendor');
    const { errors: wrong } = await ask(person, 'not it');
    expect(wrong[0]).toMatchObject({
      message: 'That is not your current password',
      extensions: { code: 'BAD_INPUT', fields: [{ path: 'currentPassword' }] },
    });
    await erased(person);
    const refused = await harness.visitor().post('/auth/sign-in', { email, password: PASSWORD });
    const unknown = await harness.visitor().post('/auth/sign-in', { email: 'unknown@example.org', password: PASSWORD });
    expect([refused.status, await refused.json()]).toEqual([unknown.status, await unknown.json()]);
    const again = await person.ask(ERASE, { input: { currentPassword: PASSWORD } }, { 'idempotency-key': newId() });
    expect(again.data?.erased ?? again.errors[0]?.extensions.code).toBeDefined();
  });

  it('an erased person may sign up again with the same address, as a new person', async () => {
    const { person, name } = await someone('vendor');
    await erased(person);
    const back = await harness.join(name, 'vendor');
    const { me } = await back.do<{ me: { profile: { businessName: string } } }>(
      '{ me: currentUser { profile { businessName } } }',
    );
    expect(me.profile.businessName).toBe(`${name}'s business`);
  });

  it('the only admin cannot be erased', async () => {
    const { errors } = await ask(admin);
    expect(errors[0]?.extensions.code).toBe('IDENTITY.LAST_ADMIN');
  });

  it('an erasure waits for every service that has personal data', async () => {
    const { person } = await someone('vendor');
    const { id } = await erased(person);
    const erasures = harness
      .db('identity')
      .collection<{ _id: string; done: string[]; waitingFor: string[] }>('erasures');
    const found = await erasures.findOne({ _id: id });
    expect(found?.waitingFor).toEqual([]);
    expect([...(found?.done ?? [])].sort()).toEqual([
      'applications',
      'attachments',
      'billing',
      'content',
      'events',
      'notifications',
    ]);
  });
});
