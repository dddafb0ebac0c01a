/**
 * Writes one file of typed endpoints and hooks per feature from its `.graphql` documents and the gateway's schema, and
 * the list of persisted operations that the gateway accepts in production. A comment above an operation names the cache
 * tags: `# provides Event`, `# invalidates Event Claim`, or `# untagged`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operations from '@graphql-codegen/typescript-operations';
import {
  buildSchema,
  Kind,
  parse,
  print,
  printSchema,
  visit,
  type DocumentNode,
  type OperationDefinitionNode,
} from 'graphql';
import { cacheTags } from './cache-tags.js';

const web = path.resolve(import.meta.dirname, '..');
const schemaFile = process.argv[2] ?? path.resolve(web, '../../schema.graphql');
const schemaText = readFileSync(schemaFile, 'utf8');
const schemaAst = buildSchema(schemaText);
const schema = parse(printSchema(schemaAst));
const documentsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.graphql'))
        .sort()
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    : [];
const shared = documentsIn(path.join(web, 'src/lib/api/fragments'));
const persisted: Record<string, string> = {};

const config = {
  scalars: { DateTime: 'string', LocalDate: 'string', LocalTime: 'string', JSON: 'unknown', ID: 'string' },
  skipTypename: true,
  useTypeImports: true,
};

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

function standalone(operation: OperationDefinitionNode, all: DocumentNode): string {
  const used = new Set<string>();
  const collect = (node: DocumentNode | OperationDefinitionNode) =>
    visit(node, {
      FragmentSpread: ({ name }) => {
        if (used.has(name.value)) return;
        used.add(name.value);
        const fragment = all.definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value,
        );
        if (fragment) collect({ kind: Kind.DOCUMENT, definitions: [fragment] });
      },
    });
  collect(operation);
  const definitions = all.definitions.filter(
    (one) => one === operation || (one.kind === Kind.FRAGMENT_DEFINITION && used.has(one.name.value)),
  );
  return print({ kind: Kind.DOCUMENT, definitions }).replace(/\s+/g, ' ').trim();
}

function endpoint(operation: OperationDefinitionNode, all: DocumentNode): { member: string; hook: string } {
  const name = operation.name?.value ?? '';
  const kind = operation.operation === 'mutation' ? 'mutation' : 'query';
  const suffix = kind === 'mutation' ? 'Mutation' : 'Query';
  const text = standalone(operation, all);
  const documentId = createHash('sha256').update(text).digest('hex');
  persisted[documentId] = text;
  const optional = (operation.variableDefinitions ?? []).every(
    (one) => one.type.kind !== Kind.NON_NULL_TYPE || one.defaultValue,
  );
  const generics = `${name}${suffix}, ${name}${suffix}Variables${optional ? ' | void' : ''}`;
  return {
    member: `    ${lower(name)}: build.${kind}<${generics}>({ query: (variables) => ({ kind: '${kind}', operation: '${name}', documentId: '${documentId}', variables: variables ?? {} }),${cacheTags(operation)} }),`,
    hook: `use${name}${suffix}`,
  };
}

const features = path.join(web, 'src/features');
const folders = [
  ...readdirSync(features)
    .sort()
    .map((name) => ({ name, folder: path.join(features, name, 'api') })),
  // Apart from the other documents of its feature, because the list of events is where many people arrive.
  { name: 'event-list', folder: path.join(features, 'events/api/list') },
  { name: 'session', folder: path.join(web, 'src/lib/session/api') },
  { name: 'upgrade', folder: path.join(web, 'src/lib/upgrade/api') },
];
for (const { name: feature, folder } of folders) {
  const source = documentsIn(folder).join('\n');
  if (!source) continue;
  const wanted = new Set([...source.matchAll(/\.\.\.(\w+)/g)].map(([, name]) => name));
  const all = parse(
    [source, ...shared.filter((text) => wanted.has(/fragment (\w+)/.exec(text)?.[1] ?? ''))].join('\n'),
  );
  const types = await codegen({
    filename: 'types.ts',
    schema,
    schemaAst,
    documents: [{ location: folder, document: all }],
    config,
    plugins: [{ operations: {} }],
    pluginMap: { operations },
  });
  const parts = all.definitions
    .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => endpoint(operation, all));
  writeFileSync(
    path.join(folder, `${feature}.generated.ts`),
    [
      '// Written by tools/codegen.ts from the documents in this folder. Do not edit.',
      `import { baseApi } from '${path.relative(folder, path.join(web, 'src/lib/api'))}/base-api.js';`,
      types.trim(),
      `const api = baseApi.injectEndpoints({\n  endpoints: (build) => ({\n${parts.map((part) => part.member).join('\n')}\n  }),\n});`,
      `export { api as ${feature.replace(/-(\w)/g, (_all: string, letter: string) => letter.toUpperCase())}Api };`,
      `export const { ${parts.map(({ hook }) => hook).join(', ')} } = api;\n`,
    ].join('\n\n'),
  );
}

writeFileSync(
  path.join(web, 'persisted-operations.json'),
  `${JSON.stringify(persisted, Object.keys(persisted).sort(), 2)}\n`,
);
console.log(`${Object.keys(persisted).length} operations`);
