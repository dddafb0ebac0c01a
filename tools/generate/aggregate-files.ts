import { camel, pascal, Refusal, requireKebab } from './names.js';
import type { Tree } from './tree.js';

/** Where the parts of an aggregate are, and what they are called. */
export interface AggregateFiles {
  service: string;
  aggregate: string;
  camel: string;
  pascal: string;
  home: string;
  decider: string;
  events: string;
  /** The name of the exported aggregate. */
  name: string;
}

/** @throws Refusal if the service or the aggregate does not exist */
export function aggregateFiles(tree: Tree, service: string, aggregate: string): AggregateFiles {
  requireKebab({ service, aggregate });
  requireService(tree, service);
  const home = `apps/${service}/src/${aggregate}`;
  const decider = `${home}/domain/${aggregate}.decider.ts`;
  if (!tree.has(decider)) throw new Refusal(`The service ${service} has no aggregate ${aggregate}.`);
  const name = tree.find(decider, /export const (\w+) = defineAggregate\b/, 'aggregate');
  const events = `${home}/domain/${aggregate}.events.ts`;
  return { service, aggregate, camel: camel(aggregate), pascal: pascal(aggregate), home, decider, events, name };
}

export function requireService(tree: Tree, service: string): void {
  if (!tree.has(`apps/${service}/src/${service}.module.ts`)) throw new Refusal(`There is no service ${service}.`);
}

/** The file that holds the projections and mappers of a service. */
export const optionsFile = (service: string): string => `apps/${service}/src/event-store-options.ts`;

/** How a spec opens the service: the import, the type, and the call. */
export function harnessOf(tree: Tree, service: string): { imports: string; type: string; open: string } {
  const file = `apps/${service}/src/testing/harness.ts`;
  if (tree.has(file)) {
    const needsTime = /openHarness\b[^(]*\(\s*now: string/.test(tree.text(file));
    const type = /export (?:type|interface) Harness\b/.test(tree.text(file))
      ? 'Harness'
      : 'Awaited<ReturnType<typeof openHarness>>';
    const names = type === 'Harness' ? 'openHarness, type Harness' : 'openHarness';
    return {
      imports: `import { ${names} } from '../../testing/harness.js';`,
      type,
      open: `openHarness(${needsTime ? `'2027-04-01T10:00:00Z'` : ''})`,
    };
  }
  const module = `${pascal(service)}Module`;
  return {
    imports: `import { openServiceHarness, type ServiceHarness } from '@stallbook/platform/testing';
import { ${module} } from '../../${service}.module.js';`,
    type: 'ServiceHarness',
    open: `openServiceHarness({ name: '${service}', module: ${module} })`,
  };
}

/** A rule of the decider that finds nothing, and is otherwise not written yet. */
export const rule = ({ aggregate, pascal: name }: AggregateFiles, type: string, whenAbsent: string): string => `
import { isPresent${whenAbsent.includes('notFound') ? ', notFound' : ''} } from '@stallbook/kernel';
import type { ${name}Event } from './${aggregate}.events.js';
import type { ${name}State } from './${aggregate}.state.js';

export interface ${pascal(type)} {
  type: '${type}';
  actorId: string;
}

export function ${camel(type)}(_command: ${pascal(type)}, state: ${name}State): ${name}Event[] {
  if (!isPresent(state)) ${whenAbsent};
  throw new Error('the rule of ${type} is not written');
}
`;
