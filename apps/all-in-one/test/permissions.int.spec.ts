import { services } from '@stallbook/kernel';
import { buildGatewaySchema } from '@stallbook/gateway';
import { eventually } from '@stallbook/testing';
import {
  getNamedType,
  isInputObjectType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { unknownCollections } from './testing/collections.js';
import { mutations, type MutationRow } from './testing/mutation-table.js';
import type { GraphqlError, Person } from './testing/person.js';
import { openHarness, type Harness } from './testing/harness.js';
import { PARTS, buildFixtures, type Fixtures } from './testing/fixtures.js';

const REFUSED = ['UNAUTHENTICATED', 'PERMISSION_DENIED', 'IDENTITY.EMAIL_NOT_CONFIRMED'];
/** A service may hide that a record belongs to another person: it is not there, or not yet. */
const REFUSED_TO_OTHERS = [...REFUSED, 'NOT_FOUND', 'NOT_READY'];

describe('who may call a mutation', () => {
  let harness: Harness;
  let fixtures: Fixtures;
  let schema: GraphQLSchema;
  let held: Record<string, number>;
  const fields = () => schema.getMutationType()?.getFields() ?? {};

  beforeAll(async () => {
    schema = await buildGatewaySchema();
    harness = await openHarness();
    fixtures = await buildFixtures(harness);
    held = await harness.holdings();
  });
  afterAll(() => harness.close());

  const refusalOf = async (
    person: Person,
    name: string,
    input: Record<string, unknown> | undefined,
  ): Promise<GraphqlError | undefined> => {
    const field = fields()[name];
    if (!field) throw new Error(`${name} is no mutation`);
    const takes = field.args[0] && String(field.args[0].type);
    const selection = selectionOf(field);
    const document = takes
      ? `mutation($input: ${takes}) { ${name}(input: $input) ${selection} }`
      : `mutation { ${name} ${selection} }`;
    const { errors } = await person.ask(document, takes ? { input } : {}, { 'idempotency-key': crypto.randomUUID() });
    return errors[0];
  };

  const expectLogged = async (operationType: string): Promise<void> => {
    const query =
      'query($input: AdminOperationFilterInput!) { log: adminOperations(input: $input) { items { operationType } } }';
    await eventually(async () => {
      const { log } = await fixtures.people.admin.do<{ log: { items: object[] } }>(query, { input: { operationType } });
      expect(log.items[0]).toEqual({ operationType });
    });
  };

  it.each(services)('every collection has a schema unless a library or a projection owns it: %s', async (service) => {
    expect(await unknownCollections(harness, service)).toEqual([]);
  });

  it('every mutation has a row, and no other', () => {
    expect(Object.keys(mutations).sort()).toEqual(Object.keys(fields()).sort());
  });

  it('every mutation that takes IDs names their owner', () => {
    const takingIds = Object.values(fields()).filter(({ args }) => args.some(({ type }) => namesARecord(type)));
    const silent = takingIds
      .map(({ name }) => name)
      .filter((name) => !mutations[name]?.notFor && !mutations[name]?.ownerless);
    expect(silent).toEqual([]);
  });

  it('every mutation for admins alone names its entry in the log of admin operations, or says why it has none', () => {
    const ofAdmins = Object.entries(mutations).filter(([, { mayCall }]) => mayCall.join() === 'admin');
    expect(ofAdmins.filter(([, { logs, unlogged }]) => !logs === !unlogged).map(([name]) => name)).toEqual([]);
  });

  describe.each(Object.entries(mutations))('%s', (name, row: MutationRow) => {
    const input = () => row.input?.(fixtures.ids);
    it(`[ID-090] allows ${row.mayCall.join(', ')} and refuses everyone else`, async () => {
      for (const part of PARTS.filter((one) => !row.mayCall.includes(one))) {
        const refusal = await refusalOf(fixtures.people[part], name, input());
        expect(REFUSED.map(saidTo(part))).toContain(saidTo(part)(refusal?.extensions.code));
        if (part === 'visitor') expect(refusal?.extensions.code).toBe('UNAUTHENTICATED');
      }
    });

    if (row.notFor) {
      it('[ID-090] the record of another person is refused', async () => {
        for (const role of row.notFor ?? []) {
          const stranger = role === 'vendor' ? fixtures.victor : fixtures.oskar;
          const refusal = await refusalOf(stranger, name, input());
          expect(REFUSED_TO_OTHERS.map(saidTo(role))).toContain(saidTo(role)(refusal?.extensions.code));
        }
      });
    }
  });

  // Once for all of them, because counting takes longer than the calls.
  it('[ID-090] a refused mutation adds and removes no document', async () =>
    expect(await harness.holdings()).toEqual(held));

  // A separate block, because successful calls change the fixtures.
  describe('goes through for those who may:', () => {
    const rows = Object.entries(mutations).filter(([name]) => !name.startsWith('delete'));
    const lastOf = ([, { signsOut }]: [string, MutationRow]) => (signsOut ? 1 : 0);
    it.each(rows.sort((one, other) => lastOf(one) - lastOf(other)))('%s', async (name, { mayCall, input, logs }) => {
      for (const part of mayCall) {
        const refusal = await refusalOf(fixtures.people[part], name, input?.(fixtures.ids));
        expect([...REFUSED, 'INTERNAL'].map(saidTo(part))).not.toContain(saidTo(part)(refusal?.extensions.code));
        if (logs && !refusal) await expectLogged(logs);
      }
    });
  });
});

/** Puts the caller into the failure message. */
const saidTo = (who: string) => (code: string | undefined) => `${who}: ${code}`;

/** The ID of the answer is enough; a type without one has another scalar field. */
function selectionOf({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const plain = Object.values(named.getFields()).find((field) => !isObjectType(getNamedType(field.type)));
  return `{ ${named.getFields()['id'] ? 'id' : plain?.name} }`;
}

function namesARecord(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return String(named) === 'ID';
  return Object.values(named.getFields()).some((field) => namesARecord(field.type));
}
