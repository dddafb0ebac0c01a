import { buildGatewaySchema } from '@stallbook/gateway';
import { idFrom, newId } from '@stallbook/kernel';
import {
  getNamedType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { documentFor } from '../testing/documents.js';
import { attach, buildFixtures, createMarket, form, marketInput, type Fixtures } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { leastInput, textPlaces, withValue, type Place } from '../testing/inputs.js';
import { mutations } from '../testing/mutation-table.js';
import type { Person } from '../testing/person.js';

type Kind = 'query' | 'mutation';
interface Target {
  kind: Kind;
  field: GraphQLField<unknown, unknown>;
  place: Place;
}

/** More could exceed the deadlines of calls on a busy machine, and what is not answered shows nothing. */
const AT_A_TIME = 8;
const PASSING = /LIMIT|UNAVAILABLE|DEADLINE_EXCEEDED/;
const WHO = '{ who: currentUser { id } }';
const TITLE = 'Moonlit Quarry Fair';

/** Every scalar field of the answer, one level deep. */
function allOf(type: GraphQLOutputType, levels = 2): string {
  const named = getNamedType(type);
  if (isUnionType(named) || !isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (!isObjectType(getNamedType(field.type))) return field.args.length === 0 ? [field.name] : [];
    const inner = levels > 0 && field.args.length === 0 ? allOf(field.type, levels - 1) : '';
    return inner ? [`${field.name} ${inner}`] : [];
  });
  return fields.length > 0 ? `{ ${fields.join(' ')} }` : '';
}

const takesId = (place: Place) => /ids?$/i.test(place.findLast((name) => name !== '0') ?? '');

const wholeDocumentFor = (field: GraphQLField<unknown, unknown>) =>
  `query($input: ${String(field.args[0]?.type)}) { ${field.name}(input: $input) ${allOf(field.type)} }`;

describe('what only its owners may see', () => {
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

  describe('the draft of another organizer', () => {
    let draft: string;
    let file: string;
    beforeAll(async () => {
      const { organizer } = fixtures.people;
      draft = await createMarket(organizer, marketInput(harness, TITLE));
      file = await attach(organizer, draft);
    });

    const requests = (id: string) =>
      Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) =>
        textPlaces(field)
          .filter(takesId)
          .map((place) => ({
            name: field.name,
            document: wholeDocumentFor(field),
            input: withValue(leastInput(field.args[0]?.type), place, id),
          })),
      );
    const shown = async (person: Person) => {
      const left = [draft, file].flatMap(requests);
      const names = new Set<string>();
      const ask = async () => {
        for (let next = left.pop(); next; next = left.pop()) {
          const { data } = await person.ask(next.document, { input: next.input });
          const text = JSON.stringify(data ?? null);
          if (text.includes(TITLE) || text.includes('map.pdf')) names.add(next.name);
        }
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, ask));
      return [...names].sort();
    };

    it('no query shows the draft of another organizer or its files', async () => {
      const { organizer, vendor, visitor } = fixtures.people;
      for (const stranger of [fixtures.oskar, vendor, visitor]) expect(await shown(stranger)).toEqual([]);
      expect(await shown(organizer)).toEqual(expect.arrayContaining(['attachments', 'marketEvent']));
    });
  });

  /** Everyone can compute these IDs from what is public: the vendor, the market event, and its organizer. */
  describe('records of two people, whose IDs follow from public ones', () => {
    /** By query and mutation. */
    let targets: Target[][];
    let hidden: [what: string, id: string][];
    beforeAll(async () => {
      targets = [...targetsIn('query'), ...targetsIn('mutation')];
      const { market, seeded, draft, pending, accepted, thread } = fixtures.ids;
      const { people } = fixtures;
      const [vendor, organizer] = await Promise.all([idOf(people.vendor), idOf(people.organizer)]);
      expect(pending).toBe(idFrom('application', market, vendor));
      expect(thread).toBe(idFrom('message-thread', 'event', market, vendor, organizer));
      const invite = 'mutation($input: SendInvitationInput!) { it: sendInvitation(input: $input) { id } }';
      const invited = { eventId: seeded, organizerEmail: 'invited@example.org', organizerName: 'Ina' };
      const { it: sent } = await people.vendor.do<{ it: { id: string } }>(invite, { input: invited });
      const invitation = idFrom('invitation', vendor, seeded);
      expect(sent.id).toBe(invitation);
      const payment = idFrom('payment', accepted);
      hidden = Object.entries({ draft, pending, accepted, thread, payment, invitation });
    });

    const idOf = async (person: Person) => (await person.ask<{ who: { id: string } }>(WHO)).data.who.id;
    const targetsIn = (kind: Kind): Target[][] => {
      const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
      return Object.values(root?.getFields() ?? {})
        .map((field) =>
          textPlaces(field)
            .filter(takesId)
            .map((place) => ({ kind, field, place })),
        )
        .filter((places) => places.length > 0);
    };
    /** Without the ID; null where a limit or an overload answered, which says nothing about the ID. */
    const answer = async (who: Person, { kind, field, place }: Target, id: string): Promise<string | null> => {
      const fitting = mutations[field.name]?.input?.(fixtures.ids) ?? leastInput(field.args[0]?.type);
      const input = withValue(fitting, place, id);
      const headers = { 'idempotency-key': newId() };
      const { data, errors } = await who.ask(documentFor(kind, field), { input }, headers);
      const said = errors.map(({ message, extensions: { code } }) => ({ message, code }));
      if (said.some(({ code }) => PASSING.test(code))) return null;
      if (said.length === 0 && kind === 'mutation') return 'done';
      return JSON.stringify(said.length > 0 ? said : data).replaceAll(id, 'ID');
    };

    it.each(['vendor', 'organizer'] as const)(
      'do not exist for any other %s, in every query and mutation',
      async (role) => {
        expect(targets.length).toBeGreaterThan(60);
        const stranger = role === 'vendor' ? fixtures.victor : fixtures.oskar;
        const told: object[] = [];
        /** One after the other: some of them write to the same record. */
        const compare = async (ofField: Target[]) => {
          for (const target of ofField) {
            const unknown = await answer(stranger, target, newId());
            for (const [what, id] of hidden) {
              const said = await answer(stranger, target, id);
              if (said && unknown && said !== unknown) told.push({ asked: target.field.name, what, said, unknown });
            }
          }
        };
        await Promise.all(targets.map(compare));
        expect(told).toEqual([]);
      },
    );

    it('accept no upload from anyone else and do not reveal that they exist', async () => {
      const sends =
        (route: string, fieldsOf: (id: string) => Record<string, string>) => async (who: Person, id: string) => {
          const body = form('map.pdf', '%PDF-1.4', fieldsOf(id));
          const reply = await who.fetch(`/uploads/${route}`, { method: 'POST', body });
          return `${reply.status} ${await reply.text()}`;
        };
      for (const send of [
        sends('application-images', (applicationId) => ({ applicationId })),
        sends('message-images', (threadId) => ({ threadId })),
        sends('message-files', (threadId) => ({ threadId })),
        sends('message-files', (subjectId) => ({ threadType: 'application', subjectId })),
      ]) {
        for (const who of [fixtures.victor, fixtures.oskar]) {
          const unknown = await send(who, newId());
          expect(unknown).toMatch(/^4/);
          for (const [what, id] of hidden) expect([what, await send(who, id)]).toEqual([what, unknown]);
        }
      }
    });
  });
});
