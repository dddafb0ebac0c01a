import { optionsFile, requireService } from '../aggregate-files.js';
import { withEntry, withImport } from '../edits.js';
import { camel, pascal, plural, Refusal, requireKebab, words } from '../names.js';
import type { Plan } from '../plan.js';
import { Tree } from '../tree.js';

/** Events, state, decider with a first command, projection, module, unit spec with golden files. */
export function planAggregate(root: string, service: string, aggregate: string): Plan {
  requireKebab({ service, aggregate });
  const tree = new Tree(root);
  requireService(tree, service);
  const home = `apps/${service}/src/${aggregate}`;
  if (tree.has(`${home}/domain/${aggregate}.decider.ts`))
    throw new Refusal(`The aggregate ${aggregate} exists already.`);
  const domain = `${home}/domain/${aggregate}`;
  tree.create(`${domain}.events.ts`, events(aggregate));
  tree.create(`${domain}.state.ts`, state(aggregate));
  tree.create(`${home}/domain/create-${aggregate}.ts`, create(aggregate));
  tree.create(`${domain}.decider.ts`, decider(aggregate));
  tree.create(`${domain}.decider.unit.spec.ts`, spec(aggregate));
  tree.addJson(`${home}/domain/golden/${aggregate}.v1.json`, {
    [`${aggregate}.created`]: { [`${camel(aggregate)}Id`]: aggregate, createdBy: 'person' },
  });
  tree.create(`${home}/${aggregate}.projection.ts`, projection(aggregate));
  tree.create(`${home}/${aggregate}.module.ts`, module(aggregate));
  register(tree, service, aggregate);
  return {
    changes: tree.changes(),
    golden: { catalog: `${domain}.decider.ts`, folder: `${home}/domain/golden` },
    left: [
      `its fields, in ${aggregate}.events.ts and ${aggregate}.state.ts; then delete golden/ and record it with GOLDEN=record`,
      'the indexes of its projection',
      `npm run generate -- use-case ${service} ${aggregate} <use-case>`,
    ],
  };
}

function register(tree: Tree, service: string, aggregate: string): void {
  const options = optionsFile(service);
  const name = plural(camel(aggregate));
  tree.change(options, (text) =>
    withEntry(withImport(text, name, `./${aggregate}/${aggregate}.projection.js`), 'projections:', name, options),
  );
  const root = `apps/${service}/src/${service}.module.ts`;
  const moduleName = `${pascal(aggregate)}Module`;
  tree.change(root, (text) =>
    withEntry(withImport(text, moduleName, `./${aggregate}/${aggregate}.module.js`), 'imports:', moduleName, root),
  );
}

const events = (aggregate: string): string => `
import { eventType, type EventOf } from '@stallbook/kernel';
import { z } from 'zod';

export const ${camel(aggregate)}Events = {
  '${aggregate}.created': eventType({
    version: 1,
    schema: z.object({ ${camel(aggregate)}Id: z.string(), createdBy: z.string() }),
  }),
};

export type ${pascal(aggregate)}Event = EventOf<typeof ${camel(aggregate)}Events>;
`;

const state = (aggregate: string): string => `
import type { Absent } from '@stallbook/kernel';

export interface ${pascal(aggregate)}Details {
  ${camel(aggregate)}Id: string;
  createdBy: string;
}

export type ${pascal(aggregate)}State = ${pascal(aggregate)}Details | Absent;
`;

const create = (aggregate: string): string => `
import { isPresent } from '@stallbook/kernel';
import type { ${pascal(aggregate)}Event } from './${aggregate}.events.js';
import type { ${pascal(aggregate)}State } from './${aggregate}.state.js';

export interface Create${pascal(aggregate)} {
  type: 'create-${aggregate}';
  ${camel(aggregate)}Id: string;
  createdBy: string;
}

export function create${pascal(aggregate)}(
  { ${camel(aggregate)}Id, createdBy }: Create${pascal(aggregate)},
  state: ${pascal(aggregate)}State,
): ${pascal(aggregate)}Event[] {
  if (isPresent(state)) return [];
  return [{ type: '${aggregate}.created', data: { ${camel(aggregate)}Id, createdBy } }];
}
`;

const decider = (aggregate: string): string => {
  const [name, type] = [camel(aggregate), pascal(aggregate)];
  return `
import { decideBy, defineAggregate, type OccurredEventOf } from '@stallbook/kernel';
import { create${type}, type Create${type} } from './create-${aggregate}.js';
import { ${name}Events, type ${type}Event } from './${aggregate}.events.js';
import type { ${type}State } from './${aggregate}.state.js';

export type ${type}Command = Create${type};

function evolve(state: ${type}State, event: OccurredEventOf<typeof ${name}Events>): ${type}State {
  switch (event.type) {
    case '${aggregate}.created':
      return event.data;
    default:
      return state;
  }
}

export const ${name} = defineAggregate<${type}State, typeof ${name}Events, ${type}Command>({
  name: '${aggregate}',
  events: ${name}Events,
  initialState: () => null,
  decide: decideBy<${type}Command, ${type}State, ${type}Event>({
    'create-${aggregate}': create${type},
  }),
  evolve,
});
`;
};

const spec = (aggregate: string): string => {
  const [name, article] = [camel(aggregate), /^[aeiou]/.test(aggregate) ? 'an' : 'a'];
  return `
import { join } from 'node:path';
import { describeGolden, given } from '@stallbook/testing';
import { ${name} } from './${aggregate}.decider.js';

const data = { ${name}Id: '${aggregate}', createdBy: 'person' };
const created = { type: '${aggregate}.created' as const, data };
const create = { type: 'create-${aggregate}' as const, ...data };

describe('${article} ${words(aggregate)}', () => {
  it('is created', () => given(${name}).when(create).then([created]));

  it('is created only once', () => given(${name}, [created]).when(create).thenNothing());
});

describeGolden(${name}, join(import.meta.dirname, 'golden'));
`;
};

const projection = (aggregate: string): string => {
  const [name, type] = [camel(aggregate), pascal(aggregate)];
  return `
import { defineProjection } from '@stallbook/event-store';
import { isPresent } from '@stallbook/kernel';
import { ${name} } from './domain/${aggregate}.decider.js';
import type { ${type}Details } from './domain/${aggregate}.state.js';

export interface ${type}Document extends ${type}Details {
  _id: string;
}

export const ${plural(name)} = defineProjection<${type}Document>()({
  name: '${plural(aggregate)}',
  collection: '${plural(aggregate)}',
  aggregate: ${name},
  project: (state) => (isPresent(state) ? { ...state } : null),
  indexes: [],
});
`;
};

const module = (aggregate: string): string => `
import { Module } from '@nestjs/common';

@Module({ controllers: [], providers: [] })
export class ${pascal(aggregate)}Module {}
`;
