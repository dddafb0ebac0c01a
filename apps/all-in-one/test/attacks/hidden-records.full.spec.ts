import { buildGatewaySchema } from '@stallbook/gateway';
import type { GraphQLSchema } from 'graphql';
import { buildFixtures, type Fixtures } from '../testing/fixtures.js';
import { openHarness, type Harness } from '../testing/harness.js';
import { hiddenRecords, revealedTo, targetsIn } from '../testing/hidden-records.js';

/** Usual runs send these IDs to every query, and in `permissions.int.spec.ts` records of others to mutations. */
describe('records of two people, whose IDs follow from public ones', () => {
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

  it('do not exist for any other vendor or organizer, in every mutation', async () => {
    const targets = targetsIn(schema, 'mutation');
    expect(targets.length).toBeGreaterThan(60);
    const hidden = await hiddenRecords(fixtures);
    for (const stranger of [fixtures.victor, fixtures.oskar]) {
      expect(await revealedTo(stranger, targets, hidden, fixtures.ids)).toEqual([]);
    }
  });
});
