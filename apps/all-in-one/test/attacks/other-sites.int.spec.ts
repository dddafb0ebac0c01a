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
  let stage: Harness;
  let world: Fixtures;
  let schema: GraphQLSchema;
  beforeAll(async () => {
    stage = await openHarness();
    [world, schema] = await Promise.all([buildFixtures(stage), buildGatewaySchema()]);
  }, 120_000);
  afterAll(() => stage.close());

  const fields = () => Object.values(schema.getMutationType()?.getFields() ?? {});
  /** Each mutation as a caller who is allowed, with valid input. */
  const calls = () =>
    fields().map((field) => {
      const row = mutations[field.name];
      const person = world.people[row?.mayCall.find((part) => part !== 'visitor') ?? 'visitor'];
      const input = row?.input?.(world.ids);
      return { name: field.name, person, query: documentFor('mutation', field), variables: input ? { input } : {} };
    });

  it('do nothing, whatever mutation they name', async () => {
    const before = await stage.holdings();
    for (const { name, person, ...body } of calls()) {
      for (const headers of FOREIGN) {
        const reply = await person.post('/graphql', body, headers);
        expect({ name, headers, status: reply.status }).toEqual({ name, headers, status: 403 });
      }
    }
    expect(await stage.holdings()).toEqual(before);
  }, 120_000);

  it('do nothing as a link or a picture, whatever mutation they name', async () => {
    const before = await stage.holdings();
    for (const { name, person, query, variables } of calls()) {
      const asked = new URLSearchParams({ query, variables: JSON.stringify(variables) });
      const reply = await person.fetch(`/graphql?${asked}`);
      expect({ name, data: await dataOf(reply) }).toEqual({ name, data: null });
    }
    expect(await stage.holdings()).toEqual(before);
  }, 120_000);

  it('do nothing as a form, whatever mutation they name', async () => {
    const before = await stage.holdings();
    for (const { name, person, ...body } of calls()) {
      for (const type of SIMPLE) {
        const reply = await person.post('/graphql', body, { 'content-type': type });
        expect({ name, type, data: await dataOf(reply) }).toEqual({ name, type, data: null });
      }
    }
    expect(await stage.holdings()).toEqual(before);
  }, 120_000);

  it('sign nobody in, up or out, open no link and ask for no mail', async () => {
    const bodies = {
      'sign-in': { email: 'vera@example.org', password: PASSWORD },
      'sign-up': { email: 'eve@example.org', password: PASSWORD, metadata: {} },
      'sign-out': {},
      refresh: {},
      confirm: { type: 'signup', tokenHash: 'x' },
      resend: { email: 'ursula@example.org' },
      'forgot-password': { email: 'vera@example.org' },
    };
    const before = await stage.holdings();
    for (const [route, body] of Object.entries(bodies)) {
      for (const headers of FOREIGN) {
        const reply = await world.people.vendor.post(`/auth/${route}`, body, headers);
        expect({ route, headers, status: reply.status }).toEqual({ route, headers, status: 403 });
        expect(reply.headers.getSetCookie()).toEqual([]);
      }
      if (Object.keys(body).length === 0) continue;
      for (const type of SIMPLE) {
        const reply = await stage.visitor().post(`/auth/${route}`, body, { 'content-type': type });
        const { status } = reply;
        expect({ route, type, refused: status >= 400 && status < 500 }).toEqual({ route, type, refused: true });
        expect(reply.headers.getSetCookie()).toEqual([]);
      }
    }
    expect(await stage.holdings()).toEqual(before);
  }, 120_000);

  it('come from another site too when they come from our own host over plain http', async () => {
    const config = { ...stage.config, STALLBOOK_PUBLIC_URL: 'https://market.example' };
    const gateway = await startGateway({ config });
    const from = async (origin: string) => {
      const person = stage.visitor().at(gateway.url);
      return (await person.post('/auth/forgot-password', { email: 'vera@example.org' }, { origin })).status;
    };
    try {
      expect([await from('https://market.example'), await from('http://market.example')]).toEqual([200, 403]);
    } finally {
      await gateway.close();
    }
  });
});
