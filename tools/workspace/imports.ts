import ts from 'typescript';

const nameOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** The packages that a script imports, without relative paths and Node's modules. */
export function importedPackages(file: string, text: string): Set<string> {
  const found = new Set<string>();
  const add = (specifier: string) => {
    if (!/^[./#*]|^node:/.test(specifier)) found.add(nameOf(specifier));
  };
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) add(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  if (/\.[cm]?js$/.test(file)) for (const [, specifier = ''] of text.matchAll(/\bimport\('([^']+)'\)/g)) add(specifier);
  return found;
}

function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isModuleDeclaration(node)) return node.name;
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  if (!ts.isCallExpression(node)) return undefined;
  const { expression } = node;
  const loads =
    expression.kind === ts.SyntaxKind.ImportKeyword ||
    (ts.isIdentifier(expression) && expression.text === 'require') ||
    (ts.isPropertyAccessExpression(expression) && /^(require|import\.meta)\.resolve$/.test(textOf(expression)));
  return loads ? node.arguments[0] : undefined;
}

const textOf = ({ expression, name }: ts.PropertyAccessExpression): string => {
  if (ts.isIdentifier(expression)) return `${expression.text}.${name.text}`;
  return ts.isMetaProperty(expression) ? `import.meta.${name.text}` : '';
};
