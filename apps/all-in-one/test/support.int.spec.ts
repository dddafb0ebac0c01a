import { eventually } from '@stallbook/testing';
import type { Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';
import { accept, apply, createMarket, marketInput, openMarket } from './testing/fixtures.js';

interface Found {
  page: { total: number; items: { id: string; email: string; membership: { tier: string; isBasic: boolean } }[] };
}
interface Operations {
  log: { items: { operationType: string; performedBy: string; details: string }[] };
}

const LIST =
  'query($input: AccountFilterInput!) { page: accounts(input: $input) { total items { id email membership { tier isBasic } } } }';
const RECORD =
  'query($id: ID!) { account(input: { id: $id }) { id role sessions { id } securityRecord { kind } membership { tier } } }';
const ABOUT: Record<string, (id: string) => string> = {
  accounts: (id) => `accounts(input: { search: "${id}" }) { total }`,
  account: (id) => `account(input: { id: "${id}" }) { id }`,
  adminMarketEvents: (id) => `adminMarketEvents(input: { organizerId: "${id}" }) { total items { title } }`,
  applicationsOfPerson: (id) =>
    `applicationsOfPerson(input: { personId: "${id}" }) { total items { event { title } } }`,
  paymentsOfPerson: (id) => `paymentsOfPerson(input: { personId: "${id}" }) { total items { amountCents } }`,
};
const asking = (name: string, id = '') => `query { found: ${ABOUT[name]?.(id)} }`;

describe('support', () => {
  let harness: Harness;
  let adam: Person, vera: Person, olga: Person;
  const ids: Record<string, string> = {};

  const idOf = async (email: string): Promise<string> => {
    const { page } = await adam.do<Found>(LIST, { input: { search: email } });
    return page.items[0]!.id;
  };
  const about = async (name: string, id: string, person: Person = adam) =>
    (await person.ask<{ found: { total: number; items: object[] } }>(asking(name, id))).data.found;
  const logged = (about: string, type: string) =>
    eventually(async () => {
      const log =
        'query { log: adminOperations(input: { pageSize: 50 }) { items { operationType performedBy details performer { email } person { email } } } }';
      const { items } = (await adam.do<Operations>(log)).log;
      const entry = items.find(({ operationType, details }) => operationType === type && details.includes(about));
      if (!entry) throw new Error('not in the log yet');
      return entry;
    });

  beforeAll(async () => {
    harness = await openHarness();
    [adam, vera, olga] = await Promise.all([
      harness.join('adam'),
      harness.join('vera', 'vendor'),
      harness.join('olga', 'organizer'),
    ]);
    for (const name of ['adam', 'vera', 'olga']) ids[name] = await idOf(`${name}@example.org`);
    const market = await openMarket(harness, olga, 'Lake Market');
    await createMarket(olga, marketInput(harness, 'Still a draft'));
    await accept(olga, await apply(vera, market));
  });
  afterAll(() => harness.close());

  it('[CL-062] the list shows all accounts with their plans from billing', async () => {
    const { page } = await adam.do<Found>(LIST, { input: { order: 'email', pageSize: 50 } });
    expect(page.items.map(({ email, membership }) => [email, membership])).toEqual(
      ['adam', 'olga', 'vera'].map((name) => [`${name}@example.org`, { tier: 'basic', isBasic: true }]),
    );
  });

  it('[CL-065] support sees the markets with drafts, applications, and payments of a person', async () => {
    const { olga: organizer, vera: vendor } = ids as { olga: string; vera: string };
    const markets = await about('adminMarketEvents', organizer);
    expect(markets.items).toEqual(expect.arrayContaining([{ title: 'Lake Market' }, { title: 'Still a draft' }]));
    expect(await about('applicationsOfPerson', vendor)).toEqual({
      total: 1,
      items: [{ event: { title: 'Lake Market' } }],
    });
    for (const party of [organizer, vendor]) {
      await eventually(async () => expect(await about('paymentsOfPerson', party)).toMatchObject({ total: 1 }));
    }
    for (const name of ['adminMarketEvents', 'applicationsOfPerson', 'paymentsOfPerson']) {
      expect(await about(name, ids['adam']!)).toEqual({ total: 0, items: [] });
    }
  });

  it.each(Object.keys(ABOUT))('[ID-089] refuses %s to everybody but admins', async (name) => {
    for (const [person, code] of [
      [harness.visitor(), 'UNAUTHENTICATED'],
      [vera, 'PERMISSION_DENIED'],
      [olga, 'PERMISSION_DENIED'],
    ] as const) {
      const { data, errors } = await person.ask(asking(name, ids['vera']));
      expect(errors[0]?.extensions.code).toBe(code);
      expect(data?.['found'] ?? null).toBeNull();
    }
  });

  it('invalid IDs are refused, and unknown people are not found', async () => {
    expect((await adam.ask(RECORD, { id: 'vera' })).errors[0]?.extensions.code).toBe('BAD_INPUT');
    expect((await adam.ask(RECORD, { id: crypto.randomUUID() })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('[CL-060] [CL-065] support signs a person out everywhere, and the log says who did it', async () => {
    const end = 'mutation($id: ID!) { endAccountSessions(input: { id: $id }) { id } }';
    await adam.do(end, { id: ids['vera'] });
    const { account } = await adam.do<{ account: { sessions: object[]; securityRecord: { kind: string }[] } }>(RECORD, {
      id: ids['vera'],
    });
    expect(account.sessions).toEqual([]);
    expect(account.securityRecord.map(({ kind }) => kind)).toContain('signed_out_everywhere');
    expect((await vera.post('/auth/refresh', {})).ok).toBe(false);
    expect(await logged(ids['vera']!, 'end_all_sessions')).toMatchObject({
      performedBy: ids['adam'],
      performer: { email: 'adam@example.org' },
      person: { email: 'vera@example.org' },
    });
  });

  it('[CL-060] [CL-065] the log says who viewed an account', async () => {
    await adam.do(RECORD, { id: ids['olga'] });
    expect(await logged(ids['olga']!, 'read_account')).toMatchObject({
      performedBy: ids['adam'],
      person: { email: 'olga@example.org' },
    });
  });

  it('[CL-060] the erasure of a visitor submission is logged', async () => {
    const input = { name: 'Carla', email: 'carla@example.org', role: 'both', message: 'A question' };
    await harness
      .visitor()
      .do('mutation($input: SubmitContactInput!) { submitContact(input: $input) { id } }', { input });
    const { messages } = await adam.do<{ messages: { items: { id: string }[] } }>(
      'query { messages: contactMessages(input: {}) { items { id } } }',
    );
    const id = messages.items[0]!.id;
    await adam.do('mutation($id: ID!) { eraseSubmission(input: { id: $id }) { id } }', { id });
    expect(await logged(id, 'erase_submission')).toMatchObject({ performedBy: ids['adam'] });
  });
});
