import { buildGatewaySchema } from '@stallbook/gateway';
import {
  getNamedType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { leastInput, textPlaces, withValue } from '../testing/inputs.js';
import type { Person } from '../testing/person.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { attach, createMarket, marketInput } from '../testing/fixtures.js';

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

const documentFor = (field: GraphQLField<unknown, unknown>) =>
  `query($input: ${String(field.args[0]?.type)}) { ${field.name}(input: $input) ${allOf(field.type)} }`;

describe('the draft of another organizer', () => {
  let harness: Harness;
  let schema: GraphQLSchema;
  let draft: string;
  let file: string;
  let owner: Person;
  let strangers: Person[];
  beforeAll(async () => {
    [harness, schema] = await Promise.all([openHarness(), buildGatewaySchema()]);
    const [olga, oskar, vera] = await Promise.all([
      harness.join('olga', 'organizer'),
      harness.join('oskar', 'organizer'),
      harness.join('vera', 'vendor'),
    ]);
    owner = olga;
    strangers = [oskar, vera, harness.visitor()];
    draft = await createMarket(olga, marketInput(harness, TITLE));
    file = await attach(olga, draft);
  });
  afterAll(() => harness.close());

  const requests = (id: string) =>
    Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) =>
      textPlaces(field).map((place) => ({
        name: field.name,
        document: documentFor(field),
        input: withValue(leastInput(field.args[0]?.type), place, id),
      })),
    );
  const shown = async (person: Person) => {
    const answers = await Promise.all(
      [draft, file].flatMap(requests).map(async ({ name, document, input }) => {
        const { data } = await person.ask(document, { input });
        const text = JSON.stringify(data ?? null);
        return text.includes(TITLE) || text.includes('map.pdf') ? [name] : [];
      }),
    );
    return [...new Set(answers.flat())].sort();
  };

  it('no query shows the draft of another organizer or its files', async () => {
    for (const stranger of strangers) expect(await shown(stranger)).toEqual([]);
    expect(await shown(owner)).toEqual(expect.arrayContaining(['attachments', 'marketEvent']));
  });
});
