import { aggregateFiles, optionsFile, type AggregateFiles } from '../aggregate-files.js';
import { withEntry, withImport } from '../edits.js';
import { camel, Refusal, requireKebab } from '../names.js';
import type { Plan } from '../plan.js';
import { Tree } from '../tree.js';

const INTEGRATION = 'libs/contracts/src/integration';

/** The contract of an event that other services receive, its topic, golden files, and its place in the mapper. */
export function planIntegrationEvent(root: string, service: string, aggregate: string, event: string): Plan {
  requireKebab({ service, aggregate, event });
  const tree = new Tree(root);
  const files = aggregateFiles(tree, service, aggregate);
  const type = `${aggregate}.${event}`;
  if (!tree.text(files.events).includes(`'${type}':`)) throw new Refusal(`${files.events} has no event ${type}.`);
  const name = camel(`${aggregate}-${event}`);
  const file = `${aggregate}.events`;
  const id = `${files.camel}Id`;
  const known = tree.text(`${INTEGRATION}/index.ts`).matchAll(/from '\.\/([\w.-]+)\.js'/g);
  if ([...known].some(([, each = '']) => tree.text(`${INTEGRATION}/${each}.ts`).includes(`export const ${name} `)))
    throw new Refusal(`The integration event ${name} exists already.`);

  const path = `${INTEGRATION}/${file}.ts`;
  if (tree.has(path)) {
    tree.change(path, (text) => `${text}${contract(files, event, name, id)}`);
  } else {
    tree.create(path, `${IMPORTS}${contract(files, event, name, id)}`);
    tree.change(`${INTEGRATION}/index.ts`, (text) => `export * from './${file}.js';\n${text}`);
  }
  tree.addJson(`${INTEGRATION}/golden/integration.v1.json`, { [type]: { [id]: aggregate } });
  const topic = `${service}.${aggregate}.v1`;
  const topics = `${INTEGRATION}/topics.ts`;
  if (!tree.text(topics).includes(`'${topic}'`))
    tree.change(topics, (text) => withEntry(text, 'topics =', `{ name: '${topic}', partitions: 3 }`, topics));
  planMapper(tree, files, type, name, id);
  return {
    changes: tree.changes(),
    golden: { catalog: `${INTEGRATION}/index.ts`, folder: `${INTEGRATION}/golden` },
    left: [
      'what others need to know: its fields, the mapper, and its example; then record its shape with GOLDEN=record',
      `which services react: npm run generate -- reaction <service> <aggregate> ${aggregate}-${event}`,
    ],
  };
}

const IMPORTS = `
import { defineIntegrationEvent } from '@stallbook/kernel';
import { z } from 'zod';
`;

const contract = ({ service, aggregate }: AggregateFiles, event: string, name: string, id: string): string => `
export const ${name} = defineIntegrationEvent({
  type: '${aggregate}.${event}',
  version: 1,
  topic: '${service}.${aggregate}.v1',
  key: '${id}',
  schema: z.object({ ${id}: z.string() }),
});
`;

function planMapper(tree: Tree, files: AggregateFiles, type: string, name: string, id: string): void {
  const { aggregate, home, service, name: exported } = files;
  const path = `${home}/${aggregate}.integration-events.ts`;
  const mapped = `case '${type}': return [outgoing(${name}, { ${id}: event.data.${id} })];`;
  if (tree.has(path)) {
    if (!tree.text(path).includes('switch (event.type) {')) throw new Refusal(`${path} has no switch over event.type.`);
    tree.change(path, (text) =>
      withImport(withImport(text, name, '@stallbook/contracts'), 'outgoing', '@stallbook/kernel').replace(
        'switch (event.type) {',
        `switch (event.type) {\n${mapped}`,
      ),
    );
    return;
  }
  const mapper = `${camel(aggregate)}IntegrationEvents`;
  tree.create(
    path,
    `
import { ${name} } from '@stallbook/contracts';
import { defineIntegrationEventMapper } from '@stallbook/event-store';
import { outgoing } from '@stallbook/kernel';
import { ${exported} } from './domain/${aggregate}.decider.js';

export const ${mapper} = defineIntegrationEventMapper({
  aggregate: ${exported},
  map: (event) => {
    switch (event.type) {
      ${mapped}
      default:
        return [];
    }
  },
});
`,
  );
  const options = optionsFile(service);
  tree.change(options, (text) =>
    withEntry(
      withImport(text, mapper, `./${aggregate}/${aggregate}.integration-events.js`),
      'mappers:',
      mapper,
      options,
    ),
  );
}
