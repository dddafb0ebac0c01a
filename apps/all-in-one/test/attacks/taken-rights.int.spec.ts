import { buildGatewaySchema } from '@stallbook/gateway';
import { getNamedType, isInputObjectType, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import { documentFor } from '../testing/documents.js';
import { leastInput } from '../testing/inputs.js';
import { mutations } from '../testing/mutation-table.js';
import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';
import { buildFixtures, type Fixtures } from '../testing/fixtures.js';

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

describe('rights claimed in a request', () => {
  let harness: Harness;
  let fixtures: Fixtures;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    harness = await openHarness();
    [fixtures, schema] = await Promise.all([buildFixtures(harness), buildGatewaySchema()]);
  });
  afterAll(() => harness.close());

  const me = async () => (await fixtures.people.vendor.ask<Me>(PROFILE)).data.me;

  it('claimed rights are refused in every mutation', async () => {
    const before = await harness.holdings();
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const [argument] = field.args;
      if (!argument) continue;
      const fitting = (mutations[field.name]?.input?.(fixtures.ids) ?? leastInput(argument.type)) as object;
      const asked = namesIn(argument.type);
      for (const [name, value] of Object.entries(RIGHTS)) {
        if (asked.has(name)) continue;
        const input = Object.fromEntries([...Object.entries(fitting), [name, value]]);
        const { errors } = await fixtures.people.vendor.ask(documentFor('mutation', field), { input });
        const code = errors[0]?.extensions.code;
        expect({ mutation: field.name, name, code }).toEqual({ mutation: field.name, name, code: 'BAD_REQUEST' });
      }
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
