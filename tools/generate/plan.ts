import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withController, withImport, withMethod } from './edits.js';
import { Refusal, type Names } from './names.js';
import * as templates from './templates.js';

export interface Change {
  /** Below the root. */
  path: string;
  text: string;
  isNew: boolean;
}

/** Everything that a new use case adds and changes. Reads only; throws Refusal rather than replace a file. */
export function planUseCase(root: string, names: Names): Change[] {
  const { service, aggregate, useCase, pascal, camel, kind } = names;
  const contracts = `libs/contracts/src/${service}`;
  const home = `apps/${service}/src/${aggregate}`;
  const module = moduleFile(root, home);
  const surroundings = lookAround(root, names);
  const created = (path: string, text: string): Change => {
    if (existsSync(join(root, path))) throw new Refusal(`${path} is there already.`);
    return { path, text: text.trimStart(), isNew: true };
  };
  const changed = (path: string, change: (text: string) => string): Change => ({
    path,
    text: change(readText(root, path)),
    isNew: false,
  });
  const handler =
    kind === 'query' && surroundings.view
      ? templates.queryHandler(names, surroundings.view)
      : templates.commandHandler(names);
  const decider = kind === 'command' && [
    created(`${home}/domain/${useCase}.decider.ts`, templates.decider(names)),
    created(`${home}/domain/${useCase}.decider.unit.spec.ts`, templates.deciderSpec(names)),
  ];

  return [
    created(`${contracts}/${useCase}.dto.ts`, templates.dto(names)),
    changed(`${contracts}/operations.ts`, (text) => withOperation(text, names)),
    changed(`${contracts}/index.ts`, (text) => `${text.trimEnd()}\nexport * from './${useCase}.dto.js';\n`),
    ...(decider || []),
    created(`${home}/${useCase}/${useCase}.handler.ts`, handler),
    created(`${home}/${useCase}/${useCase}.int.spec.ts`, templates.integrationSpec(names, surroundings)),
    changed(module, (text) =>
      withController(
        withImport(text, `${pascal}Handler`, `./${useCase}/${useCase}.handler.js`),
        `${pascal}Handler`,
        module,
      ),
    ),
    changed(resolverFile(root, names), (text) => {
      const answer = kind === 'command' ? 'Done' : `${pascal}Answer`;
      const imported = [`${pascal}Input`, answer, camel].reduce(
        (now, name) => withImport(now, name, '@stallbook/contracts'),
        text,
      );
      const decorated = withImport(imported, kind === 'command' ? 'Mutation' : 'Query', '@nestjs/graphql');
      return withMethod(
        withImport(decorated, 'Args', '@nestjs/graphql'),
        templates.resolverMethod(names),
        'the resolver',
      );
    }),
  ];
}

function withOperation(text: string, names: Names): string {
  const { camel, pascal, useCase, kind } = names;
  if (new RegExp(`\\bexport const ${camel}\\b`).test(text))
    throw new Refusal(`There is an operation ${camel} already.`);
  let result = withImport(text, kind === 'command' ? 'defineCommand' : 'defineQuery', '@stallbook/kernel');
  if (kind === 'command') result = withImport(result, 'Done', '../common/results.js', { type: true });
  result = withImport(result, `${pascal}Input`, `./${useCase}.dto.js`);
  if (kind === 'query') result = withImport(result, `${pascal}Answer`, `./${useCase}.dto.js`, { type: true });
  return `${result.trimEnd()}\n${templates.operation(names)}`;
}

function lookAround(root: string, { service, aggregate, kind }: Names): templates.Surroundings {
  const module = /export class (\w+Module)\b/.exec(readText(root, `apps/${service}/src/${service}.module.ts`))?.[1];
  if (!module) throw new Refusal(`apps/${service}/src/${service}.module.ts exports no module.`);
  const stageFile = `apps/${service}/src/testing/stage.ts`;
  const stage = existsSync(join(root, stageFile)) ? /openStage\b[^(]*\((now)?/.exec(readText(root, stageFile)) : null;
  const stageArguments = stage ? (stage[1] ? `'2027-04-01T10:00:00Z'` : '') : undefined;
  if (kind === 'command') return { serviceModule: module, stageArguments, view: undefined };
  const viewFile = `apps/${service}/src/${aggregate}/${aggregate}.view.ts`;
  const [, name, document] = /export const (\w+) = defineView<(\w+)>/.exec(readText(root, viewFile)) ?? [];
  if (!name || !document) throw new Refusal(`${viewFile} defines no view that a query could read.`);
  return { serviceModule: module, stageArguments, view: { name, document } };
}

/** The one module of the aggregate's folder. */
function moduleFile(root: string, home: string): string {
  const found = readdirSync(join(root, home)).filter((name) => name.endsWith('.module.ts'));
  if (found.length !== 1) throw new Refusal(`${home} has ${found.length} modules; a slice is added to one.`);
  return `${home}/${found[0]}`;
}

/** The aggregate's own resolver, else the service's. */
function resolverFile(root: string, { service, aggregate }: Names): string {
  const own = `apps/gateway/src/${service}/${aggregate}s.resolver.ts`;
  return existsSync(join(root, own)) ? own : `apps/gateway/src/${service}/${service}.resolver.ts`;
}

function readText(root: string, path: string): string {
  const file = join(root, path);
  if (!existsSync(file)) throw new Refusal(`${path} is missing.`);
  return readFileSync(file, 'utf8');
}
