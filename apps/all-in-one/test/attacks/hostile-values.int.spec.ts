import { buildGatewaySchema } from '@stallbook/gateway';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { documentFor } from '../testing/documents.js';
import { leastInput, textPlaces, withValue, type Place } from '../testing/inputs.js';
import { mutations } from '../testing/mutation-table.js';
import type { Person } from '../testing/person.js';
import { openHarness, PASSWORD, type Harness } from '../testing/harness.js';
import { buildFixtures, form, type Fixtures } from '../testing/fixtures.js';

type Kind = 'query' | 'mutation';
interface Target {
  kind: Kind;
  field: GraphQLField<unknown, unknown>;
  place: Place;
}

const schema: Promise<GraphQLSchema> = buildGatewaySchema();

/** Every place in the schema where a client writes text. */
async function targets(): Promise<Target[]> {
  const roots = await schema;
  const of = (kind: Kind, root: ReturnType<GraphQLSchema['getQueryType']>) =>
    Object.values(root?.getFields() ?? {}).flatMap((field) =>
      textPlaces(field).map((place) => ({ kind, field, place })),
    );
  return [...of('query', roots.getQueryType()), ...of('mutation', roots.getMutationType())];
}

const nameOf = ({ field, place }: Target) => `${field.name} ${place.join('.')}`;

describe('hostile values', () => {
  let harness: Harness;
  let fixtures: Fixtures;
  let all: Target[];
  /** Where a person was refused before the value mattered. */
  const strangers = new Map<Person, Set<string>>();
  beforeAll(async () => {
    harness = await openHarness();
    [fixtures, all] = await Promise.all([buildFixtures(harness), targets()]);
  }, 120_000);
  afterAll(() => harness.close());

  const send = async (who: Person, { kind, field, place }: Target, value: unknown) => {
    const fitting = mutations[field.name]?.input?.(fixtures.ids) ?? leastInput(field.args[0]?.type);
    const { status, errors } = await who.ask(
      documentFor(kind, field),
      { input: withValue(fitting, place, value) },
      { 'idempotency-key': crypto.randomUUID() },
    );
    return { status, code: errors[0]?.extensions.code };
  };

  const sendAs = async (people: Person[], target: Target, value: unknown): Promise<string[]> => {
    const codes: string[] = [];
    for (const who of people) {
      const refused = strangers.get(who) ?? new Set();
      if (refused.has(nameOf(target))) continue;
      const { code = 'none' } = await send(who, target, value);
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
    'are refused in every text of every query and mutation, before anybody reads them: %s',
    async (_, value) => {
      expect(all.length).toBeGreaterThan(100);
      const before = await harness.holdings();
      for (const target of all) {
        const answer = await send(fixtures.people.admin, target, value);
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
  ])(
    'make no fault in any text of any query and mutation: %s',
    async (_, value) => {
      const { vendor, organizer, admin } = fixtures.people;
      const faults = new Set<string>();
      for (const target of all)
        if ((await sendAs([admin, vendor, organizer], target, value)).includes('INTERNAL')) faults.add(nameOf(target));
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
        for (const code of await sendAs([visitor, vendor, organizer, admin], target, value))
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
