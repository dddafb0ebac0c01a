import { buildGatewaySchema, startGateway } from '@stallbook/gateway';
import type { GraphQLSchema } from 'graphql';
import { documentFor } from '../testing/documents.js';
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

describe('requests that the page of another site makes a browser send', () => {
  let harness: Harness;
  let fixtures: Fixtures;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    harness = await openHarness();
    [fixtures, schema] = await Promise.all([buildFixtures(harness), buildGatewaySchema()]);
  });
  afterAll(() => harness.close());

  const fields = () => Object.values(schema.getMutationType()?.getFields() ?? {});
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
