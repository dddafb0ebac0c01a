import { join } from 'node:path';
import * as contracts from '@stallbook/contracts';
import { services, type Aggregate, type IntegrationEvent, type Operation } from '@stallbook/kernel';
import { z } from 'zod';
import { REPO } from '../workspace/project-graph.js';
import { workspaceFiles } from '../workspace/workspace-files.js';
import { catalogFaults, fieldsOf, isSingular, kebabOf, pathFaults, topicFaults, typeFaults } from './rules.js';

interface Found {
  path: string;
  aggregate: Aggregate;
}

const OF_SERVICES = new RegExp(`^apps/(${services.join('|')})/src/.*\\.ts$`);
const sources = workspaceFiles(OF_SERVICES);
const isAggregate = (value: unknown): value is Aggregate =>
  typeof value === 'object' && value !== null && 'events' in value && 'evolve' in value;

/** The aggregates that the files define, also those that no read model or mapper uses. */
async function aggregatesIn(files: readonly { path: string; text: string }[]): Promise<Found[]> {
  const defining = files.filter(({ path, text }) => /= defineAggregate\b/.test(text) && !path.endsWith('.spec.ts'));
  const found = await Promise.all(
    defining.map(async ({ path }) => {
      const exported = Object.values((await import(join(REPO, path))) as Record<string, unknown>);
      return exported.filter(isAggregate).map((aggregate) => ({ path, aggregate }));
    }),
  );
  return found.flat();
}

const libraries = workspaceFiles(/^libs\/(administration|event-store)\/src\/.*\.ts$/);
const contracted = Object.entries(contracts as Record<string, unknown>);
const having = <T>(...fields: string[]) =>
  contracted.filter(
    (entry): entry is [string, T] =>
      typeof entry[1] === 'object' && entry[1] !== null && fields.every((field) => field in (entry[1] as object)),
  );

describe('the names of the aggregates', () => {
  let owned: Found[];
  let shared: Found[];
  let registered: string[];
  beforeAll(async () => {
    owned = await aggregatesIn(sources);
    shared = await aggregatesIn(libraries);
    const options = await Promise.all(
      services.map(async (service) => (await import(`@stallbook/${service}`)) as { eventStoreOptions: EventSources }),
    );
    registered = options.flatMap(({ eventStoreOptions: { projections, mappers, internal = [] } }) =>
      [...projections, ...mappers].map(({ aggregate }) => aggregate.name).concat(internal.map(({ name }) => name)),
    );
  });

  it('every aggregate has a singular name, and event types that say what happened', () => {
    expect(owned.length).toBeGreaterThan(10);
    expect([...owned, ...shared].flatMap(({ aggregate }) => catalogFaults(aggregate))).toEqual([]);
  });

  it('every aggregate that an event store uses is defined once, where this spec finds it', () => {
    const names = [...owned, ...shared].map(({ aggregate }) => aggregate.name);
    expect(registered.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('every aggregate has one decider, in <aggregate>.decider.ts', () => {
    expect(
      owned.filter(({ path, aggregate }) => !path.endsWith(`/${aggregate.name}.decider.ts`)).map(({ path }) => path),
    ).toEqual([]);
    const deciders = sources.map(({ path }) => path).filter((path) => path.endsWith('.decider.ts'));
    expect(deciders.filter((path) => !owned.some((found) => found.path === path))).toEqual([]);
    const incomplete = owned.filter(({ aggregate: { initialState, decide, evolve } }) =>
      [initialState, decide, evolve].some((part) => typeof part !== 'function'),
    );
    expect(incomplete.map(({ path }) => path)).toEqual([]);
  });
});

interface EventSources {
  projections: readonly { aggregate: { name: string } }[];
  mappers: readonly { aggregate: { name: string } }[];
  internal?: readonly { name: string }[];
}

describe('the names of the contracts', () => {
  const events = having<IntegrationEvent>('type', 'topic', 'schema').map(([, event]) => event);
  const operations = having<Operation<unknown, unknown>>('kind', 'service', 'input');

  it('every topic is <service>.<aggregate>.v<n>, and every integration event uses a declared one', () => {
    const names = contracts.topics.map(({ name }): string => name);
    expect(names.flatMap((name) => topicFaults(name, services))).toEqual([]);
    expect(events.length).toBeGreaterThan(10);
    expect(events.filter(({ topic }) => !names.includes(topic)).map(({ type }) => type)).toEqual([]);
  });

  it('every integration event says what happened, and carries no instant that its envelope has', () => {
    expect(events.flatMap(({ type }) => typeFaults(type))).toEqual([]);
    const instants = events.filter(({ schema }) => ['at', 'occurredAt'].some((field) => fieldsOf(schema).has(field)));
    expect(instants.map(({ type }) => type)).toEqual([]);
  });

  it('every operation is <service>.<camelCase>, and its input ends in Input', () => {
    expect(operations.length).toBeGreaterThan(50);
    const names = operations.map(([, { name }]) => name);
    expect(names.filter((name) => !new RegExp(`^(${services.join('|')})\\.[a-z][a-zA-Z]*$`).test(name))).toEqual([]);
    const others = operations.map(([, { input }]) => (input as { name: string }).name);
    expect([...new Set(others)].filter((name) => !name.endsWith('Input'))).toEqual([]);
  });

  it('every input type of GraphQL ends in Input', () => {
    const inputs = workspaceFiles(/^(libs\/contracts|apps\/gateway)\/src\/.*\.ts$/).flatMap(({ text }) =>
      [...text.matchAll(/@InputType\([^)]*\)\s+export (?:abstract )?class (\w+)/g)].map(([, name = '']) => name),
    );
    expect(inputs.length).toBeGreaterThan(20);
    expect(inputs.filter((name) => !name.endsWith('Input'))).toEqual([]);
  });
});

describe('the names of the files', () => {
  it('every file of a service has a known suffix, singular folders, and its replicas and reactions in their folders', () => {
    expect(sources.flatMap(({ path, text }) => pathFaults(path, text))).toEqual([]);
  });

  it('every module of a service has a singular name, except the service itself', () => {
    const modules = workspaceFiles(/^apps\/[^/]+\/src\/.*\.module\.ts$/).flatMap(({ path, text }) =>
      [...text.matchAll(/export class (\w+)Module\b/g)].map(([, name = '']) => ({ path, name: kebabOf(name) })),
    );
    expect(modules.length).toBeGreaterThan(20);
    const isRoot = (path: string) => /^apps\/([^/]+)\/src\/\1\.module\.ts$/.test(path);
    expect(modules.filter(({ path, name }) => !isRoot(path) && !isSingular(name)).map(({ path }) => path)).toEqual([]);
  });

  it('every service opens its harness in testing/harness.ts', () => {
    const testing = sources.filter(({ path }) => /^apps\/[^/]+\/src\/testing\//.test(path));
    const folders = [...new Set(testing.map(({ path }) => path.split('/').slice(0, 4).join('/')))];
    const opened = testing.filter(({ text }) => /export (?:const|(?:async )?function) openHarness\b/.test(text));
    expect(folders.filter((folder) => !opened.some(({ path }) => path === `${folder}/harness.ts`))).toEqual([]);
  });
});

describe('the naming rules', () => {
  const catalog = (name: string, type: string, schema: z.ZodType = z.object({ id: z.string() })) =>
    catalogFaults({ name, events: { [type]: { version: 1, schema } } });

  it('accept names of the right form', () => {
    for (const type of ['market-event.details-changed', 'market-event.draft-deleted', 'market-event.booth-taken'])
      expect(catalog('market-event', type)).toEqual([]);
    expect(topicFaults('events.market-event.v1', services)).toEqual([]);
  });

  it.each([
    ['bookmarks', 'bookmarks.added'],
    ['MarketEvent', 'MarketEvent.drafted'],
    ['application', 'ApplicationDrafted'],
    ['application', 'booth.taken'],
    ['application', 'application.submission'],
    ['application', 'application.detailsChanged'],
  ])('refuse the aggregate %s with the event type %s', (name, type) => expect(catalog(name, type)).not.toEqual([]));

  it.each([
    z.object({ at: z.string() }),
    z.object({ occurredAt: z.date() }),
    z.object({ change: z.union([z.null(), z.object({ at: z.string() })]) }),
  ])('refuse an instant in the data of an event', (schema) =>
    expect(catalog('application', 'application.drafted', schema)).toHaveLength(1),
  );

  it.each(['application.submitted', 'unknown.application.v1', 'events.market-events.v1', 'events.market-event'])(
    'refuse the topic %s',
    (topic) => expect(topicFaults(topic, services)).toHaveLength(1),
  );

  it.each([
    'apps/events/src/copies/profiles.ts',
    'apps/events/src/organizer/people/profiles.ts',
    'apps/events/src/claims/claim.reader.ts',
    'apps/events/src/claim/claim-reader.ts',
    'apps/events/src/claim/claim.view.ts',
    'apps/events/src/claim/profile-replica.ts',
    'apps/events/src/claim/claims.module.ts',
    'apps/events/src/claim/claim-mail.reaction.ts',
  ])('refuse the file %s', (path) => expect(pathFaults(path)).not.toEqual([]));

  it('refuse a class that reacts, unless it is a reaction or a replica', () => {
    const reacting = '  @Reacts(claimSubmitted)';
    expect(pathFaults('apps/events/src/claim/claims.ts', reacting)).toHaveLength(1);
    expect(pathFaults('apps/events/src/claim/reactions/claim-mail.reaction.ts', reacting)).toEqual([]);
    expect(pathFaults('apps/events/src/replicas/claim-replicas.ts', reacting)).toEqual([]);
  });

  it('refuse a reaction in a file that is not named like its class', () => {
    const path = 'apps/events/src/claim/reactions/claim-mail.reaction.ts';
    expect(pathFaults(path, 'export class ClaimMailReaction {')).toEqual([]);
    expect(pathFaults(path, 'export class ClaimantErasedReaction {')).toHaveLength(1);
  });

  it('refuse a schema of replicas outside replicas/', () => {
    const schema = 'export const vendorSchema = defineSchema<VendorReplica>(VENDORS, {});';
    expect(pathFaults('apps/events/src/vendor/vendor.schema.ts', schema)).toHaveLength(1);
    expect(pathFaults('apps/events/src/replicas/vendor.schema.ts', schema)).toEqual([]);
  });
});
