import { buildGatewaySchema } from '@stallbook/gateway';
import type { GraphQLSchema } from 'graphql';
import { buildFixtures, type Fixtures } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { hiddenRecords, revealedTo, targetsIn } from '../testing/hidden-records.js';

/** Usual runs send these IDs to every query in turn, and in `permissions.int.spec.ts` records of others to mutations. */
describe('records of two people, whose IDs follow from public ones', () => {
  let harness: Harness;
  let fixtures: Fixtures;
  let schema: GraphQLSchema;
  let hidden: Awaited<ReturnType<typeof hiddenRecords>>;
  beforeAll(async () => {
    // First, because it keeps the process from reading the answers of its servers in time.
    schema = await buildGatewaySchema();
    harness = await openHarness();
    fixtures = await buildFixtures(harness);
    hidden = await hiddenRecords(fixtures);
  });
  afterAll(() => harness.close());

  // Queries first, because mutations change the fixtures.
  it.each([
    ['query', 40],
    ['mutation', 60],
  ] as const)('do not exist for any other vendor or organizer, in every %s', async (kind, least) => {
    const targets = targetsIn(schema, kind);
    expect(targets.length).toBeGreaterThan(least);
    for (const stranger of [fixtures.victor, fixtures.oskar]) {
      expect(await revealedTo(stranger, targets, hidden, fixtures.ids)).toEqual([]);
    }
  });
});
