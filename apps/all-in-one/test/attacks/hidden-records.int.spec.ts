import { buildGatewaySchema } from '@stallbook/gateway';
import { newId } from '@stallbook/kernel';
import {
  getNamedType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { attach, buildFixtures, createMarket, form, marketInput, type Fixtures } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { hiddenRecords, revealedTo, takesId, targetsIn } from '../testing/hidden-records.js';
import { leastInput, textPlaces, withValue } from '../testing/inputs.js';
import type { Person } from '../testing/person.js';

/** More could exceed the deadlines of calls on a busy machine, and what is not answered shows nothing. */
const AT_A_TIME = 8;
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

    const fields = () => Object.values(schema.getQueryType()?.getFields() ?? {});
    const requests = (id: string, asked = fields()) =>
      asked.flatMap((field) =>
        textPlaces(field)
          .filter(takesId)
          .map((place) => ({
            name: field.name,
            document: wholeDocumentFor(field),
            input: withValue(leastInput(field.args[0]?.type), place, id),
          })),
      );
    const shown = async (person: Person, asked?: ReturnType<typeof fields>) => {
      const left = [draft, file].flatMap((id) => requests(id, asked));
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
      const open = ['attachments', 'marketEvent'];
      const ofOwner = fields().filter(({ name }) => open.includes(name));
      expect(await shown(organizer, ofOwner)).toEqual(open);
    });
  });

  describe('records of two people, whose IDs follow from public ones', () => {
    let hidden: [what: string, id: string][];
    beforeAll(async () => (hidden = await hiddenRecords(fixtures)));

    /** Every query is asked for every record, by one role or the other. In full runs, both ask all, and every mutation. */
    it.each([
      ['vendor', 0],
      ['organizer', 1],
    ] as const)('do not exist for any other %s, in every query', async (role, turn) => {
      const targets = targetsIn(schema, 'query');
      expect(targets.length).toBeGreaterThan(40);
      const stranger = role === 'vendor' ? fixtures.victor : fixtures.oskar;
      const halves = [0, 1].map(
        (half) =>
          [
            targets.filter((_, index) => index % 2 === half),
            hidden.filter((_, index) => index % 2 === (half + turn) % 2),
          ] as const,
      );
      for (const [some, records] of halves) expect(await revealedTo(stranger, some, records, fixtures.ids)).toEqual([]);
    });

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
