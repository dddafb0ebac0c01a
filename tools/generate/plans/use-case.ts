import { aggregateFiles, harnessOf, rule, type AggregateFiles } from '../aggregate-files.js';
import { withCommand, withEntry, withImport, withMethod } from '../edits.js';
import { camel, pascal, plural, Refusal, requireKebab, sentence, words } from '../names.js';
import type { Plan } from '../plan.js';
import { Tree } from '../tree.js';

interface UseCase extends AggregateFiles {
  useCase: string;
  kind: 'command' | 'query';
}

/** A contract operation, its handler, an integration spec, the gateway's field, and the rule of a command. */
export function planUseCase(root: string, service: string, aggregate: string, useCase: string, isQuery: boolean): Plan {
  requireKebab({ service, aggregate, 'use case': useCase });
  const tree = new Tree(root);
  const files: UseCase = { ...aggregateFiles(tree, service, aggregate), useCase, kind: isQuery ? 'query' : 'command' };
  planContract(tree, files);
  if (!isQuery) {
    const command = { type: useCase, rule: camel(useCase), name: pascal(useCase) };
    tree.create(
      `${files.home}/domain/${useCase}.ts`,
      rule(files, useCase, `throw notFound('${sentence(aggregate)} not found')`),
    );
    tree.change(files.decider, (text) => withCommand(text, command, files.decider));
  }
  const slice = `${files.home}/${useCase}/${useCase}`;
  tree.create(`${slice}.handler.ts`, isQuery ? queryHandler(tree, files) : commandHandler(files));
  tree.create(`${slice}.int.spec.ts`, spec(tree, files));
  const module = `${files.home}/${aggregate}.module.ts`;
  const handler = `${pascal(useCase)}Handler`;
  tree.change(module, (text) =>
    withEntry(withImport(text, handler, `./${useCase}/${useCase}.handler.js`), 'controllers:', handler, module),
  );
  planResolver(tree, files);
  return { changes: tree.changes(), left: leftToWrite(files) };
}

const leftToWrite = ({ kind, service, useCase }: UseCase): string[] => [
  `who may call it (\`access\`), and the fields of its input: libs/contracts/src/${service}/`,
  kind === 'command'
    ? `the rule in domain/${useCase}.ts, its events, and its unit spec`
    : 'who may see it, and what: the handler',
  `what it does: ${useCase}.int.spec.ts, titled by the requirement`,
  'its rows in apps/all-in-one/test/testing: operations/, and mutations/ for a command',
  '`npm run schema`',
];

const answerOf = ({ kind, useCase }: UseCase): string => (kind === 'command' ? 'Done' : `${pascal(useCase)}Answer`);

function planContract(tree: Tree, files: UseCase): void {
  const { service, aggregate, useCase, kind } = files;
  const contracts = `libs/contracts/src/${service}`;
  const operations = `${contracts}/${aggregate}.operations.ts`;
  const modules = [`${useCase}.dto`];
  const [name, input, answer] = [camel(useCase), `${pascal(useCase)}Input`, answerOf(files)];
  const define = kind === 'command' ? 'defineCommand' : 'defineQuery';
  tree.create(`${contracts}/${useCase}.dto.ts`, dto(files));
  if (!tree.has(operations)) {
    tree.create(operations, '');
    modules.push(`${aggregate}.operations`);
  }
  tree.change(operations, (text) => {
    if (new RegExp(`\\bexport const ${name}\\b`).test(text)) throw new Refusal(`The operation ${name} exists already.`);
    const from = `./${useCase}.dto.js`;
    const imported = withImport(withImport(text, define, '@stallbook/kernel'), input, from);
    const result = withImport(imported, answer, kind === 'command' ? '../common/results.js' : from, { type: true });
    return `${result.trimEnd()}

export const ${name} = ${define}<${answer}>()('${service}.${name}', { input: ${input}, access: 'system' });
`;
  });
  const exported = modules.map((module) => `export * from './${module}.js';\n`).join('');
  tree.change(`${contracts}/index.ts`, (text) => `${text.trimEnd()}\n${exported}`);
}

const dto = ({ useCase, kind }: UseCase): string => `
import { ${kind === 'query' ? 'Field, ID, InputType, ObjectType' : 'InputType'} } from '@nestjs/graphql';
import { Id } from '../common/fields.js';

@InputType()
export class ${pascal(useCase)}Input {
  @Id()
  id!: string;
}
${kind === 'query' ? `\n@ObjectType()\nexport class ${pascal(useCase)}Answer {\n  @Field(() => ID)\n  id!: string;\n}\n` : ''}`;

const commandHandler = ({ aggregate, name, useCase }: UseCase): string => `
import { Controller } from '@nestjs/common';
import { ${camel(useCase)} as operation, type Done, type ${pascal(useCase)}Input } from '@stallbook/contracts';
import { callerContext, EventStore } from '@stallbook/event-store';
import { actorOf, type CallContext } from '@stallbook/kernel';
import { Handles } from '@stallbook/rpc';
import { ${name} } from '../domain/${aggregate}.decider.js';

@Controller()
export class ${pascal(useCase)}Handler {
  constructor(private readonly store: EventStore) {}

  @Handles(operation)
  async handle({ id }: ${pascal(useCase)}Input, context: CallContext): Promise<Done> {
    const actorId = actorOf(context).id;
    await this.store.execute(${name}, id, callerContext(context), { type: '${useCase}', actorId });
    return { id };
  }
}
`;

function queryHandler(tree: Tree, { aggregate, home, useCase }: UseCase): string {
  const file = `${home}/${aggregate}.projection.ts`;
  const projection = tree.find(file, /export const (\w+) = defineProjection</, 'projection');
  return `
import { Controller, Inject } from '@nestjs/common';
import { ${camel(useCase)} as operation, type ${pascal(useCase)}Answer, type ${pascal(useCase)}Input } from '@stallbook/contracts';
import { notFound } from '@stallbook/kernel';
import { DB } from '@stallbook/platform';
import { Handles } from '@stallbook/rpc';
import type { Db } from 'mongodb';
import { ${projection} } from '../${aggregate}.projection.js';

@Controller()
export class ${pascal(useCase)}Handler {
  constructor(@Inject(DB) private readonly db: Db) {}

  @Handles(operation)
  async handle({ id }: ${pascal(useCase)}Input): Promise<${pascal(useCase)}Answer> {
    const found = await ${projection}.in(this.db).findOne({ _id: id });
    if (!found) throw notFound('${sentence(aggregate)} not found');
    throw new Error('who may see ${useCase}, and what, is not written');
  }
}
`;
}

function spec(tree: Tree, { service, aggregate, useCase }: UseCase): string {
  const { imports, type, open } = harnessOf(tree, service);
  const platform = imports.includes('@stallbook/platform/testing');
  return `
import { ${camel(useCase)} } from '@stallbook/contracts';
import { newId } from '@stallbook/kernel';
${
  platform
    ? imports.replace('openServiceHarness', 'actorAs, openServiceHarness')
    : `import { actorAs } from '@stallbook/platform/testing';\n${imports}`
}

describe('${words(useCase)}', () => {
  let harness: ${type};
  beforeAll(async () => {
    harness = await ${open};
  });
  afterAll(() => harness?.close());

  it('answers NOT_FOUND for ${/^[aeiou]/.test(aggregate) ? 'an' : 'a'} ${words(aggregate)} that does not exist', async () => {
    await expect(harness.call(${camel(useCase)}, { id: newId() }, actorAs('system'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
`;
}

/** In the resolver of the aggregate, which is created if it has none. */
function planResolver(tree: Tree, files: UseCase): void {
  const { service, aggregate, useCase, kind } = files;
  const pathOf = (name: string) => `apps/gateway/src/${service}/${name}.resolver.ts`;
  const file = [plural(aggregate), aggregate].map(pathOf).find((path) => tree.has(path)) ?? pathOf(aggregate);
  if (!tree.has(file)) createResolver(tree, file, files);
  const [name, input, answer] = [camel(useCase), `${pascal(useCase)}Input`, answerOf(files)];
  const decorator = kind === 'command' ? 'Mutation' : 'Query';
  tree.change(file, (text) => {
    const contracts = [input, answer, name].reduce((now, each) => withImport(now, each, '@stallbook/contracts'), text);
    const decorated = [decorator, 'Args'].reduce((now, each) => withImport(now, each, '@nestjs/graphql'), contracts);
    const called = withImport(decorated, 'CurrentCaller', '../graphql/context.js');
    return withMethod(
      withImport(called, 'Caller', '../session/caller.js', { type: true }),
      `  @${decorator}(() => ${answer})
  ${name}(@Args('input') input: ${input}, @CurrentCaller() caller: Caller): Promise<${answer}> {
    return caller.call(${name}, input);
  }`,
      file,
    );
  });
}

function createResolver(tree: Tree, file: string, { service, aggregate }: UseCase): void {
  const resolver = `${pascal(aggregate)}Resolver`;
  const resolvers = 'apps/gateway/src/resolvers.ts';
  tree.create(file, `import { Resolver } from '@nestjs/graphql';\n\n@Resolver()\nexport class ${resolver} {\n}\n`);
  tree.change(resolvers, (text) =>
    withEntry(
      withImport(text, resolver, `./${service}/${aggregate}.resolver.js`),
      'export const resolvers =',
      resolver,
      resolvers,
    ),
  );
}
