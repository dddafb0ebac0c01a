import { buildGatewaySchema } from '@stallbook/gateway';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { documentFor } from '../testing/documents.js';
import { leastInput, numberPlaces, textPlaces, withValue, type Place } from '../testing/inputs.js';
import { mutations } from '../testing/mutation-table.js';
import type { GraphqlError, Person } from '../testing/person.js';
import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';
import { buildFixtures, form, type Fixtures } from '../testing/fixtures.js';

const MARK = 'the hostile value';

type Kind = 'query' | 'mutation';
interface Target {
  kind: Kind;
  field: GraphQLField<unknown, unknown>;
  place: Place;
}

const schema: Promise<GraphQLSchema> = buildGatewaySchema();

/** Every such place in the schema, where a client writes. */
async function targets(placesOf: (field: GraphQLField<unknown, unknown>) => Place[]): Promise<Target[]> {
  const roots = await schema;
  const of = (kind: Kind, root: ReturnType<GraphQLSchema['getQueryType']>) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) => placesOf(field).map((place) => ({ kind, field, place })));
  return [...of('query', roots.getQueryType()), ...of('mutation', roots.getMutationType())];
}

const nameOf = ({ field, place }: Target) => `${field.name} ${place.join('.')}`;

describe('hostile values', () => {
  let harness: Harness;
  let fixtures: Fixtures;
  /** Places of texts. */
  let all: Target[];
  let numbers: Target[];
  /** Where a person was refused before the value mattered. */
  const strangers = new Map<Person, Set<string>>();
  beforeAll(async () => {
    harness = await openHarness();
    [fixtures, all, numbers] = await Promise.all([buildFixtures(harness), targets(textPlaces), targets(numberPlaces)]);
  }, 120_000);
  afterAll(() => harness.close());

  /** `json` is the value as it is sent: not every number survives `JSON.stringify`. */
  const send = async (who: Person, { kind, field, place }: Target, json: string) => {
    const fitting = mutations[field.name]?.input?.(fixtures.ids) ?? leastInput(field.args[0]?.type);
    const body = { query: documentFor(kind, field), variables: { input: withValue(fitting, place, MARK) } };
    const reply = await who.post(
      '/graphql',
      JSON.stringify(body).replace(`"${MARK}"`, () => json),
      {
        'idempotency-key': crypto.randomUUID(),
      },
    );
    const { errors = [] } = (await reply.json()) as { errors?: GraphqlError[] };
    return { status: reply.status, code: errors[0]?.extensions.code };
  };

  const sendAs = async (people: Person[], target: Target, json: string): Promise<string[]> => {
    const codes: string[] = [];
    for (const who of people) {
      const refused = strangers.get(who) ?? new Set();
      if (refused.has(nameOf(target))) continue;
      const { code = 'none' } = await send(who, target, json);
      if (['UNAUTHENTICATED', 'PERMISSION_DENIED'].includes(code)) refused.add(nameOf(target));
      strangers.set(who, refused);
      codes.push(code);
    }
    return codes;
  };

  it.each([
    ['an operator', { $gt: '' }],
    ['an expression', { $where: 'sleep(1000)' }],
    ['a list of operators', [{ $ne: null }]],
  ])(
    'are refused in every text of every query and mutation before a handler runs: %s',
    async (_, value) => {
      expect(all.length).toBeGreaterThan(100);
      const before = await harness.holdings();
      for (const target of all) {
        const answer = await send(fixtures.people.admin, target, JSON.stringify(value));
        expect({ target: nameOf(target), ...answer }).toEqual({
          target: nameOf(target),
          status: 200,
          code: 'BAD_REQUEST',
        });
      }
      expect(await harness.holdings()).toEqual(before);
    },
    60_000,
  );

  it.each([
    ['a NUL byte', 'a\0b'],
    ['half a character', 'a\ud800b'],
    ['a pattern that takes for ever', `${'(a+)+'.repeat(8)}$`],
    ['what every object has', 'constructor'],
    ['the prototype of an object', '__proto__'],
    ['letters that grow in other cases', 'ŉßİﬃ'.repeat(9)],
  ])(
    'cause no internal error in any text of any query or mutation: %s',
    async (_, value) => {
      const { vendor, organizer, admin } = fixtures.people;
      const faults = new Set<string>();
      for (const target of all)
        if ((await sendAs([admin, vendor, organizer], target, JSON.stringify(value))).includes('INTERNAL'))
          faults.add(nameOf(target));
      expect([...faults]).toEqual([]);
    },
    120_000,
  );

  it.each([
    ['a reversal of direction', 'Market \u202efdp.exe'],
    ['an isolate', 'Market \u2066x'],
    ['a space without width', 'Mar\u200bket'],
    ['a soft hyphen', 'Mar\u00adket'],
    ['a letter that shows nothing', 'Market\u3164'],
    ['a tag', 'Market\u{e0041}'],
  ])(
    'are refused in every name, title and file name: %s',
    async (_, value) => {
      const names = all.filter(({ place }) => /(?:name|title)$/i.test(place.at(-1) ?? ''));
      expect(names.length).toBeGreaterThan(10);
      const before = await harness.holdings();
      const taken = new Set<string>();
      const { visitor, vendor, organizer, admin } = fixtures.people;
      for (const target of names) {
        for (const code of await sendAs([visitor, vendor, organizer, admin], target, JSON.stringify(value)))
          if (!['BAD_INPUT', 'UNAUTHENTICATED', 'PERMISSION_DENIED'].includes(code))
            taken.add(`${nameOf(target)}: ${code}`);
      }
      expect([...taken]).toEqual([]);
      const reply = await organizer.fetch(`/uploads/attachments/${fixtures.ids.market}`, {
        method: 'POST',
        body: form(value, '%PDF-1.4', { filename: `${value}.pdf` }),
      });
      expect([reply.status, await reply.json()]).toMatchObject([400, { error: { fields: [{ path: 'filename' }] } }]);
      const signUp = { email: 'names@example.org', password: PASSWORD, metadata: { contactName: value } };
      expect((await fixtures.people.visitor.post('/auth/sign-up', signUp)).status).toBe(400);
      expect(await harness.holdings()).toEqual(before);
    },
    60_000,
  );

  it.each([
    ['endless', '1e999'],
    ['beyond what is exact', '9007199254740993'],
    ['beyond 32 bits', '4294967296'],
    ['the largest', '2147483647'],
    ['the smallest', '-2147483648'],
    ['a fraction', '0.5'],
    ['no number', '"NaN"'],
  ])(
    'cause no internal error in any number of any query or mutation: %s',
    async (_, json) => {
      expect(numbers.length).toBeGreaterThan(40);
      const { visitor, vendor, organizer, admin } = fixtures.people;
      const faults = new Set<string>();
      for (const target of numbers) {
        const codes = await sendAs([visitor, vendor, organizer, admin], target, json);
        if (codes.includes('INTERNAL')) faults.add(nameOf(target));
      }
      expect([...faults]).toEqual([]);
    },
    120_000,
  );

  it('every text has a length limit', async () => {
    const { visitor, vendor, organizer, admin } = fixtures.people;
    const taken: string[] = [];
    // A file of rows has another limit.
    for (const target of all.filter((one) => nameOf(one) !== 'importPreview text')) {
      for (const code of await sendAs(
        [visitor, vendor, organizer, admin],
        target,
        JSON.stringify('endless '.repeat(60_000)),
      ))
        if (!['BAD_INPUT', 'UNAUTHENTICATED', 'PERMISSION_DENIED', 'BAD_REQUEST'].includes(code))
          taken.push(`${nameOf(target)}: ${code}`);
    }
    expect(taken).toEqual([]);
  }, 120_000);

  it('hostile values cause no server error at the plain routes', async () => {
    const { organizer, visitor } = fixtures.people;
    const text = 'a\0b';
    for (const [path, body] of [
      ['/auth/sign-up', { email: `${text}@example.org`, password: PASSWORD, metadata: {} }],
      ['/auth/sign-up', { email: 'nul@example.org', password: PASSWORD, metadata: { role: text } }],
      ['/auth/sign-in', { email: `${text}@example.org`, password: PASSWORD }],
      ['/auth/sign-in', { email: 'nul@example.org', password: text }],
      ['/auth/forgot-password', { email: text }],
      ['/auth/check-password', { password: text }],
      ['/auth/resend', { email: text }],
      ['/auth/confirm', { type: 'signup', tokenHash: text }],
    ] as const) {
      const { status } = await visitor.post(path, body);
      expect({ path, body, refused: status >= 400 && status < 500 }).toEqual({ path, body, refused: true });
    }
    for (const path of [
      '/events/%00',
      '/files/%00',
      '/uploads/attachments/%00',
      '/posts/%00',
      '/share/events/%00.png',
    ]) {
      expect({ path, fault: (await organizer.fetch(path)).status >= 500 }).toEqual({ path, fault: false });
    }
    const upload = await organizer.post('/uploads/attachments/%00', {});
    expect(upload.status).toBeLessThan(500);
  });
});
