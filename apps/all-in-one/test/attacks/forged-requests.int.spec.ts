import { buildGatewaySchema, startGateway } from '@stallbook/gateway';
import { getNamedType, isInputObjectType, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import { documentFor } from '../testing/documents.js';
import { leastInput } from '../testing/inputs.js';
import { mutations } from '../testing/mutation-table.js';
import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';
import { buildFixtures, type Fixtures } from '../testing/fixtures.js';

const FOREIGN: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'not an address' },
  { 'sec-fetch-site': 'cross-site' },
];
/** Form requests that browsers send without a preflight. */
const SIMPLE = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

const dataOf = async (reply: Response): Promise<unknown> =>
  ((await reply.json()) as { data?: Record<string, unknown> | null }).data ?? null;

/** Input that would raise the caller's rights or lower another person's. */
const RIGHTS: Record<string, unknown> = {
  role: 'admin',
  isAdmin: true,
  roles: ['admin'],
  userId: 'another',
  ownerId: 'another',
  organizerId: 'another',
  vendorId: 'another',
  accountId: 'another',
  emailConfirmedAt: '2020-01-01T00:00:00Z',
  passwordHash: 'x',
  plan: 'organizer_pro',
  remoteAddress: '192.0.2.1',
  actor: { role: 'system' },
  constructor: { prototype: { role: 'admin' } },
};
function namesIn(type: GraphQLInputType): ReadonlySet<string> {
  const named = getNamedType(type);
  return new Set(isInputObjectType(named) ? Object.keys(named.getFields()) : []);
}

const PROFILE = '{ me: currentUser { id email role profile { id email role businessName } } }';
interface Me {
  me: { id: string; email: string; role: string; profile: Record<string, string> };
}

describe('a forged request', () => {
  let harness: Harness;
  let fixtures: Fixtures;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    // First, because it keeps the process from reading the answers of its servers in time.
    schema = await buildGatewaySchema();
    harness = await openHarness();
    fixtures = await buildFixtures(harness);
  });
  afterAll(() => harness.close());

  const fields = () => Object.values(schema.getMutationType()?.getFields() ?? {});

  describe('that the page of another site makes a browser send', () => {
    /** Each mutation as a caller who is allowed, with valid input. */
    const calls = () =>
      fields().map((field) => {
        const row = mutations[field.name];
        const person = fixtures.people[row?.mayCall.find((part) => part !== 'visitor') ?? 'visitor'];
        const input = row?.input?.(fixtures.ids);
        return { name: field.name, person, query: documentFor('mutation', field), variables: input ? { input } : {} };
      });

    it('requests from another site run no mutation', async () => {
      const before = await harness.holdings();
      for (const { name, person, ...body } of calls()) {
        for (const headers of FOREIGN) {
          const reply = await person.post('/graphql', body, headers);
          expect({ name, headers, status: reply.status }).toEqual({ name, headers, status: 403 });
        }
      }
      expect(await harness.holdings()).toEqual(before);
    });

    it('a link or an image on another site runs no mutation', async () => {
      const before = await harness.holdings();
      for (const { name, person, query, variables } of calls()) {
        const asked = new URLSearchParams({ query, variables: JSON.stringify(variables) });
        const reply = await person.fetch(`/graphql?${asked}`);
        expect({ name, data: await dataOf(reply) }).toEqual({ name, data: null });
      }
      expect(await harness.holdings()).toEqual(before);
    });

    it('a form on another site runs no mutation', async () => {
      const before = await harness.holdings();
      for (const { name, person, ...body } of calls()) {
        for (const type of SIMPLE) {
          const reply = await person.post('/graphql', body, { 'content-type': type });
          expect({ name, type, data: await dataOf(reply) }).toEqual({ name, type, data: null });
        }
      }
      expect(await harness.holdings()).toEqual(before);
    });

    it('requests from another site cannot sign in, sign up, sign out, use a link, or request an email', async () => {
      const bodies = {
        'sign-in': { email: 'vera@example.org', password: PASSWORD },
        'sign-up': { email: 'eve@example.org', password: PASSWORD, metadata: {} },
        'sign-out': {},
        refresh: {},
        confirm: { type: 'signup', tokenHash: 'x' },
        resend: { email: 'ursula@example.org' },
        'forgot-password': { email: 'vera@example.org' },
      };
      const before = await harness.holdings();
      for (const [route, body] of Object.entries(bodies)) {
        for (const headers of FOREIGN) {
          const reply = await fixtures.people.vendor.post(`/auth/${route}`, body, headers);
          expect({ route, headers, status: reply.status }).toEqual({ route, headers, status: 403 });
          expect(reply.headers.getSetCookie()).toEqual([]);
        }
        if (Object.keys(body).length === 0) continue;
        for (const type of SIMPLE) {
          const reply = await harness.visitor().post(`/auth/${route}`, body, { 'content-type': type });
          const { status } = reply;
          expect({ route, type, refused: status >= 400 && status < 500 }).toEqual({ route, type, refused: true });
          expect(reply.headers.getSetCookie()).toEqual([]);
        }
      }
      expect(await harness.holdings()).toEqual(before);
    });

    it('our host over plain http counts as another site', async () => {
      const config = { ...harness.config, STALLBOOK_PUBLIC_URL: 'https://market.example' };
      const gateway = await startGateway({ config });
      const from = async (origin: string) => {
        const person = harness.visitor().at(gateway.url);
        return (await person.post('/auth/forgot-password', { email: 'vera@example.org' }, { origin })).status;
      };
      try {
        expect([await from('https://market.example'), await from('http://market.example')]).toEqual([200, 403]);
      } finally {
        await gateway.close();
      }
    });
  });

  describe('that claims rights', () => {
    const me = async () => (await fixtures.people.vendor.ask<Me>(PROFILE)).data.me;

    it('claimed rights are refused in every mutation', async () => {
      const before = await harness.holdings();
      // In turn, because the schema refuses every name that it does not know.
      for (const [turn, field] of fields().entries()) {
        const [argument] = field.args;
        if (!argument) continue;
        const fitting = (mutations[field.name]?.input?.(fixtures.ids) ?? leastInput(argument.type)) as object;
        const taken = namesIn(argument.type);
        const unknown = Object.entries(RIGHTS).filter(([name]) => !taken.has(name));
        const [name = '', value] = unknown[turn % unknown.length] ?? [];
        const input = Object.fromEntries([...Object.entries(fitting), [name, value]]);
        const { errors } = await fixtures.people.vendor.ask(documentFor('mutation', field), { input });
        const code = errors[0]?.extensions.code;
        expect({ mutation: field.name, name, code }).toEqual({ mutation: field.name, name, code: 'BAD_REQUEST' });
      }
      expect(await harness.holdings()).toEqual(before);
    });

    it('[ID-002] [ID-009] a profile never makes its owner an admin', async () => {
      const before = await me();
      const create = 'mutation($input: CreateProfileInput!) { createProfile(input: $input) { role } }';
      const about = { businessName: 'B', contactName: 'C', city: 'Salem', state: 'OR' };
      for (const role of ['admin', 'none', 'system', 'ADMIN', ['admin'], { $ne: 'vendor' }]) {
        const { errors } = await fixtures.people.none.ask(create, { input: { ...about, role } });
        expect([role, errors[0]?.extensions.code]).toEqual([role, 'BAD_REQUEST']);
      }
      const update = 'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { role } }';
      for (const change of [{ role: 'admin' }, { id: 'x' }, { email: 'adam@example.org' }]) {
        const { errors } = await fixtures.people.vendor.ask(update, { input: { contactName: 'Eve', ...change } });
        expect([change, errors[0]?.extensions.code]).toEqual([change, 'BAD_REQUEST']);
      }
      expect(await me()).toEqual(before);
    });

    it('[ID-002] claimed rights are refused at sign-up, sign-in, and links, at any depth', async () => {
      const person = { email: 'eve@example.org', password: PASSWORD, metadata: {} };
      for (const [route, body] of [
        ['sign-up', person],
        ['sign-in', { email: 'vera@example.org', password: PASSWORD }],
        ['forgot-password', { email: 'vera@example.org' }],
        ['resend', { email: 'vera@example.org' }],
        ['confirm', { type: 'signup', tokenHash: 'x' }],
      ] as const) {
        for (const [name, value] of Object.entries(RIGHTS)) {
          // Values that the gateway sets override what the client sent.
          if (name === 'remoteAddress') continue;
          const reply = await harness.visitor().post(`/auth/${route}`, { ...body, [name]: value });
          expect({ route, name, status: reply.status }).toEqual({ route, name, status: 400 });
        }
      }
      for (const [name, value] of Object.entries(RIGHTS)) {
        const reply = await harness.visitor().post('/auth/sign-up', { ...person, metadata: { [name]: value } });
        expect({ name, status: reply.status }).toEqual({ name, status: 400 });
      }
      expect(await harness.db('identity').collection('accounts').countDocuments({ email: person.email })).toBe(0);
    });

    it('[ID-009] the profile of another person cannot be read or changed', async () => {
      const { vendor, organizer, visitor } = fixtures.people;
      const { id } = await me();
      const { data } = await fixtures.victor.ask<{ me: { id: string } }>('{ me: currentUser { id } }');
      const whole = 'query($id: ID!) { profile(input: { id: $id }) { email phone address zipCode } }';
      for (const who of [fixtures.victor, organizer, visitor]) {
        const { errors } = await who.ask(whole, { id });
        expect(errors.map(({ extensions }) => extensions.code)).toEqual([
          expect.stringMatching(/^(NOT_FOUND|PERMISSION_DENIED|UNAUTHENTICATED)$/),
        ]);
      }
      const change = 'mutation($input: UpdateProfileInput!) { it: updateProfile(input: $input) { id } }';
      const done = await fixtures.victor.do<{ it: { id: string } }>(change, { input: { businessName: 'Mine' } });
      expect(done.it.id).toBe(data.me.id);
      expect((await me()).profile['businessName']).toBe("vera's business");
      expect((await vendor.ask(whole, { id })).errors).toEqual([]);
    });
  });
});
