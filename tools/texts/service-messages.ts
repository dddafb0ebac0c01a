import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');
/** Packages that refuse what a person asks for. */
const packages = [
  ...['applications', 'attachments', 'billing', 'content', 'events', 'gateway', 'identity', 'notifications'].map(
    (name) => `apps/${name}/src`,
  ),
  ...['administration', 'contracts', 'csv', 'event-store', 'kernel', 'membership', 'platform', 'rpc'].map(
    (name) => `libs/${name}/src`,
  ),
];
const skipped = /\.spec\.ts$|\/testing\/|\/feed-texts\.ts$/;

/** Per function that makes an error, which argument is the message. */
const makers = new Map(
  Object.entries({
    DomainError: 1,
    alreadyExists: 0,
    badInput: 0,
    notFound: 0,
    notReady: 0,
    permissionDenied: 0,
    unauthenticated: 0,
    upgradeRequired: 1,
  }),
);

const sources = packages.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name).replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !skipped.test(file))
    .map((file) =>
      ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
    ),
);

function nodesOf(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  found.push(node);
  ts.forEachChild(node, (child) => void nodesOf(child, found));
  return found;
}
const all = sources.flatMap((source) => nodesOf(source));
const calls = all.filter((node) => ts.isCallExpression(node) || ts.isNewExpression(node));
const constants = new Map(
  all.flatMap((node) =>
    ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer
      ? [[node.name.text, node.initializer] as const]
      : [],
  ),
);

/** `At most {} files.`: a value becomes a pair of braces. */
function literalOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

const literalsIn = (node: ts.Node): string[] => nodesOf(node).flatMap((one) => literalOf(one) ?? []);

function nameOf(node: ts.FunctionLikeDeclaration): string | undefined {
  const owner = ts.isVariableDeclaration(node.parent) || ts.isPropertyAssignment(node.parent) ? node.parent : node;
  return owner.name?.getText();
}

/** The function around a node that has a parameter of the name, and which one it is. */
function parameterOf(node: ts.Identifier): { name: string; at: number } | undefined {
  for (let outer: ts.Node | undefined = node.parent; outer; outer = outer.parent) {
    if (!ts.isFunctionLike(outer)) continue;
    const at = outer.parameters.findIndex(({ name }) => name.getText() === node.text);
    const name = nameOf(outer as ts.FunctionLikeDeclaration);
    if (at >= 0) return name ? { name, at } : undefined;
  }
  return undefined;
}

/** The texts that an expression can have: literals, constants, tables, and what callers pass as a parameter. */
function textsOf(node: ts.Node, known = new Set<string>()): string[] {
  const literal = literalOf(node);
  if (literal !== undefined) return [literal];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap((one) => textsOf(one, known));
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap((one) => textsOf(one, known));
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return textsOf(node.body, known);
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const table = ts.isIdentifier(node.expression) ? constants.get(node.expression.text) : undefined;
    return table ? literalsIn(table) : [];
  }
  if (!ts.isIdentifier(node)) return [];
  const parameter = parameterOf(node);
  if (!parameter) {
    const constant = constants.get(node.text);
    return constant ? [literalOf(constant) ?? []].flat() : [];
  }
  const { name, at } = parameter;
  if (makers.has(name) || known.has(`${name}.${at}`)) return [];
  known.add(`${name}.${at}`);
  return calls
    .filter(({ expression }) => ts.isIdentifier(expression) && expression.text === name)
    .flatMap((call) => (call.arguments?.[at] ? textsOf(call.arguments[at], known) : []));
}

const isReasonOfLimit = ({ name, parent }: ts.PropertyAssignment): boolean =>
  name.getText() === 'why' && parent.properties.some((other) => other.name?.getText() === 'free');

const isSentence = (text: string): boolean => /\p{L}{2,}.*[\s}].*\p{L}/u.test(text);

/** What services and gateway say about a refused request, without values. */
export function serviceMessages(): string[] {
  const found = all.flatMap((node) => {
    if (ts.isPropertyAssignment(node) && (node.name.getText() === 'message' || isReasonOfLimit(node)))
      return textsOf(node.initializer);
    if (ts.isParameter(node) && node.name.getText() === 'message' && node.initializer) return textsOf(node.initializer);
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return [];
    const at = ts.isIdentifier(node.expression) ? makers.get(node.expression.text) : undefined;
    const message = at === undefined ? undefined : node.arguments?.[at];
    return message ? textsOf(message) : [];
  });
  return [...new Set(found)].filter(isSentence).sort();
}

/** What the notifications service writes into feeds; what changed of an event is composed of too many parts. */
export function feedTexts(): string[] {
  const writers =
    /^apps\/notifications\/src\/(trigger\/compose(?!-event-change)|reminder\/reminder-writer|message\/messenger)/;
  const found = sources
    .filter(({ fileName }) => writers.test(fileName))
    .flatMap((source) => literalsIn(source))
    .filter((text) => isSentence(text) && text.endsWith('.'));
  const titles = all.flatMap((node) =>
    ts.isPropertyAssignment(node) && node.name.getText() === 'title' && writers.test(node.getSourceFile().fileName)
      ? [literalOf(node.initializer) ?? []].flat()
      : [],
  );
  return [...new Set([...found, ...titles])].sort();
}

/** What an import says about values that it replaced. */
export function importWarnings(): string[] {
  const writers = /^apps\/events\/src\/import\/domain\/(city|dates|plan-row|values|warnings)\.ts$/;
  const found = sources.filter(({ fileName }) => writers.test(fileName)).flatMap((source) => literalsIn(source));
  return [...new Set(found)].filter(isSentence).sort();
}

/** The landing page of a new installation. */
export function landingSamples(): string[] {
  const samples = sources.filter(({ fileName }) => fileName.endsWith('/landing-page/domain/sample-texts.ts'));
  return samples.flatMap((source) => literalsIn(source)).filter(isSentence);
}

const everything = sources.map((source) => source.text.replace(/\\(['"])/g, '$1')).join('\n');

/** Whether a service still says it. */
export const isSaid = (message: string): boolean => message.split('{}').every((part) => everything.includes(part));

const tables = {
  feed: 'libs/contracts/src/notifications/feed-texts.ts',
  refusals: 'apps/web/src/lib/service-texts/refusals.es.ts',
};

/** A table from English. */
export async function spanishOf(name: keyof typeof tables): Promise<Record<string, string>> {
  const file = path.join(root, tables[name]);
  const exported = (await import(file)) as Record<string, Record<string, string>>;
  return exported[name] ?? {};
}
