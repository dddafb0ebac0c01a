import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, services } from '@stallbook/kernel';
import { buildGatewaySchema } from '@stallbook/gateway';
import { assertEnumType, Kind, parse, typeFromAST, type GraphQLInputType, type GraphQLSchema } from 'graphql';
import { documentFor } from './testing/documents.js';
import { examples } from './testing/examples.js';
import { buildFixtures, type Fixtures } from './testing/fixtures.js';
import { openHarness, PASSWORD, type Harness } from './testing/harness.js';
import { mutations, type MutationRow } from './testing/mutation-table.js';
import type { Person } from './testing/person.js';

const persisted = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../web/persisted-operations.json'), 'utf8'),
) as Record<string, string>;

interface Profiled {
  ns: string;
  op: string;
  command: Record<string, unknown>;
}

/** There are few of them, or admins search them for any part of a text. */
const READ_WHOLE = ['blogPosts', 'contactMessages', 'feedback', 'plans', 'waitlistEntries'];

/** The wording needs the variables of its template, and each type of records has its own statuses. */
const NOT_ASKED = [/^EmailPreview /, /^DataRecords .*"status"/];

interface Asked {
  name: string;
  query: string;
  variables: object;
}

/** Every query of the web app, with each of its optional filters. */
function queriesOf(schema: GraphQLSchema, { ids }: Fixtures): Asked[] {
  const valuesOf = examples(ids);
  return Object.values(persisted).flatMap((query) => {
    const [operation] = parse(query).definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== 'query') return [];
    const name = operation.name?.value ?? '';
    const variables = operation.variableDefinitions ?? [];
    const known = variables.map((one) => {
      const type = typeFromAST(schema, one.type as never) as GraphQLInputType;
      return [one.variable.name.value, valuesOf(type, `${name} ${one.variable.name.value}`)] as const;
    });
    const least = Object.fromEntries(known.map(([key, [first]]) => [key, first]));
    const others = known.flatMap(([key, [, ...more]]) => more.map((value) => ({ ...least, [key]: value })));
    return [least, ...others].map((one) => ({ name, query, variables: one }));
  });
}

describe('the queries of all services', () => {
  let harness: Harness;
  let fixtures: Fixtures;
  let schema: GraphQLSchema;

  beforeAll(async () => {
    schema = await buildGatewaySchema();
    harness = await openHarness({ STALLBOOK_CHANGES_PER_HOUR: '1000000' });
    const filter = { appName: 'stallbook', planSummary: { $regex: 'COLLSCAN' } };
    for (const service of services) {
      // The default of 1 MB could drop the first ones.
      await harness.db(service).createCollection('system.profile', { capped: true, size: 16 * 2 ** 20 });
      await harness.db(service).command({ profile: 1, filter });
    }
    fixtures = await buildFixtures(harness);
    await becomePaid(fixtures.people.vendor, fixtures.people.organizer);
  });
  afterAll(() => harness.close());

  /** A later message about the membership would undo it. */
  const becomePaid = async (...people: Person[]) => {
    await harness.quiet();
    const paid = { isVendorPro: true, isOrganizerPro: true, canViewSuggestions: true, canReadLibrary: true };
    for (const person of people) {
      const { me } = await person.do<{ me: { id: string } }>('{ me: currentUser { id } }');
      for (const service of services) {
        const replicas = harness.db(service).collection('membershipReplicas');
        await replicas.updateOne({ _id: me.id as never }, { $set: paid }, { upsert: true });
      }
    }
  };

  /** What reads a whole collection, as its service, collection, and question. */
  const scans = async (isExpected = false) => {
    const found: string[] = [];
    for (const service of services) {
      const profiled = harness.db(service).collection<Profiled>('system.profile').find();
      for (const { ns, op, command } of await profiled.toArray()) {
        const collection = ns.slice(ns.indexOf('.') + 1);
        const { filter, pipeline, q, query } = command;
        const asked = JSON.stringify(filter ?? pipeline ?? q ?? query ?? command);
        if (READ_WHOLE.includes(collection) === isExpected) found.push(`${service} ${collection} ${op} ${asked}`);
      }
    }
    return [...new Set(found)].sort();
  };

  const askEachStatus = async () => {
    const records = 'query($input: RecordFilterInput!) { records(input: $input) { statuses } }';
    const ask = (input: object) => fixtures.people.admin.do<{ records: { statuses: string[] } }>(records, { input });
    for (const { name: type } of assertEnumType(schema.getType('RecordType')).getValues()) {
      const { statuses } = (await ask({ type })).records;
      for (const status of statuses) await ask({ type, status });
    }
  };

  it('use an index of what grows with use, whatever the web app asks', async () => {
    const asked = queriesOf(schema, fixtures);
    const refused = new Set<string>();
    for (const part of ['visitor', 'vendor', 'organizer', 'admin'] as const) {
      for (const { name, query, variables } of asked) {
        const { errors } = await fixtures.people[part].ask(query, variables);
        const isRefused = errors.some(({ extensions }) => /^(?:BAD_INPUT|MEMBERSHIP)/.test(extensions.code));
        if (isRefused) refused.add(`${name} ${JSON.stringify(variables)}`);
      }
    }
    expect([...refused].filter((one) => !NOT_ASKED.some((known) => known.test(one)))).toEqual([]);
    await askEachStatus();
    expect(await scans()).toEqual([]);
    expect(await scans(true)).toContain('billing plans query {}');
  }, 600_000);

  it('use an index in every change, in what follows from it, and in background work', async () => {
    const fields = schema.getMutationType()?.getFields() ?? {};
    const rank = ([name, { signsOut }]: [string, MutationRow]) => (signsOut ? 2 : name.startsWith('delete') ? 1 : 0);
    for (const [name, { mayCall, input }] of Object.entries(mutations).sort((a, b) => rank(a) - rank(b))) {
      for (const part of mayCall) {
        const variables = { input: input?.(fixtures.ids) };
        const headers = { 'idempotency-key': crypto.randomUUID() };
        await fixtures.people[part].ask(documentFor('mutation', fields[name]!), variables, headers);
      }
    }
    const erase = 'mutation($input: EraseAccountInput!) { eraseAccount(input: $input) { id } }';
    for (const person of [fixtures.victor, fixtures.oskar]) {
      await person.do(erase, { input: { currentPassword: PASSWORD } });
    }
    for (const days of [1, 7]) {
      await harness.clock.advance(days * DAY_MS);
      await harness.quiet();
    }
    expect(await scans()).toEqual([]);
  }, 600_000);
});
