import { aggregateFiles, harnessOf, rule, type AggregateFiles } from '../aggregate-files.js';
import { withCommand, withEntry, withImport } from '../edits.js';
import { camel, pascal, Refusal, requireKebab, words } from '../names.js';
import type { Plan } from '../plan.js';
import { Tree } from '../tree.js';

const INTEGRATION = 'libs/contracts/src/integration';

/** A reaction to an integration event, which runs a command on the aggregate that the event's key names. */
export function planReaction(root: string, service: string, aggregate: string, event: string): Plan {
  requireKebab({ service, aggregate, 'integration event': event });
  const tree = new Tree(root);
  const files = aggregateFiles(tree, service, aggregate);
  const { type, key, example } = contractOf(tree, event);
  const command = { type: `record-${event}`, rule: camel(`record-${event}`), name: pascal(`record-${event}`) };
  // Unique in its service: the event alone is not.
  const reaction = `${pascal(aggregate)}${pascal(event)}Reaction`;
  const name = `${aggregate}-${event}.reaction`;
  const path = `${files.home}/reactions/${name}`;
  tree.create(
    `${files.home}/domain/${command.type}.ts`,
    rule(files, command.type, 'return []').replace('  actorId: string;\n', ''),
  );
  tree.change(files.decider, (text) => withCommand(text, command, files.decider));
  tree.create(
    `${path}.ts`,
    `
import { Injectable } from '@nestjs/common';
import { ${camel(event)} } from '@stallbook/contracts';
import { EventStore, Reacts, type Reaction } from '@stallbook/event-store';
import type { IntegrationData } from '@stallbook/kernel';
import { ${files.name} } from '../domain/${aggregate}.decider.js';

@Injectable()
export class ${reaction} {
  constructor(private readonly store: EventStore) {}

  @Reacts(${camel(event)})
  async handle({ ${key} }: IntegrationData<typeof ${camel(event)}>, { command, session }: Reaction): Promise<void> {
    await this.store.transaction(
      command,
      (tx) => tx.execute(${files.name}, ${key}, { type: '${command.type}' }),
      { session },
    );
  }
}
`,
  );
  tree.create(`${path}.int.spec.ts`, spec(tree, files, event, { key, example }));
  const module = `${files.home}/${aggregate}.module.ts`;
  tree.change(module, (text) =>
    withEntry(withImport(text, reaction, `./reactions/${name}.js`), 'providers:', reaction, module),
  );
  return {
    changes: tree.changes(),
    left: [
      `the rule in domain/${command.type}.ts, its events, and its unit spec`,
      `which ${words(aggregate)} ${type} is about: the reaction uses its key, ${key}`,
      `what follows: reactions/${name}.int.spec.ts`,
      'its name, which is recorded with GOLDEN=record npx jest tools/naming',
    ],
  };
}

/** Reads the definition of an integration event by the name of its export. */
function contractOf(tree: Tree, event: string): { type: string; key: string; example: unknown } {
  for (const [, file = ''] of tree.text(`${INTEGRATION}/index.ts`).matchAll(/from '\.\/([\w.-]+)\.js'/g)) {
    const text = tree.text(`${INTEGRATION}/${file}.ts`);
    const start = text.indexOf(`export const ${camel(event)} = `);
    if (start < 0) continue;
    const definition = text.slice(start, text.indexOf('});', start));
    const [, type = ''] = /type: '([^']+)'/.exec(definition) ?? [];
    const [, version = '1'] = /version: (\d+)/.exec(definition) ?? [];
    const [, key = ''] = /key: '(\w+)'/.exec(definition) ?? /const key = '(\w+)'/.exec(text) ?? [];
    const examples = JSON.parse(tree.text(`${INTEGRATION}/golden/integration.v${version}.json`)) as Record<
      string,
      unknown
    >;
    return { type, key, example: examples[type] };
  }
  throw new Refusal(`There is no integration event ${camel(event)}.`);
}

function spec(
  tree: Tree,
  { service, aggregate, name }: AggregateFiles,
  event: string,
  { key, example }: { key: string; example: unknown },
): string {
  const { imports, type, open } = harnessOf(tree, service);
  return `
import { ${camel(event)} } from '@stallbook/contracts';
import { EventStore } from '@stallbook/event-store';
import { newId, type IntegrationData } from '@stallbook/kernel';
${imports}
import { ${name} } from '../domain/${aggregate}.decider.js';

const example: IntegrationData<typeof ${camel(event)}> = ${JSON.stringify(example)};

describe('the reaction to ${words(event)}', () => {
  let harness: ${type};
  beforeAll(async () => {
    harness = await ${open};
  });
  afterAll(() => harness?.close());

  it('changes nothing for ${/^[aeiou]/.test(aggregate) ? 'an' : 'a'} ${words(aggregate)} that does not exist', async () => {
    const id = newId();
    await harness.publish(${camel(event)}, { ...example, ${key}: id });
    const { state } = await harness.app.get(EventStore).load(${name}, id);
    expect(state).toBeNull();
  });
});
`;
}
