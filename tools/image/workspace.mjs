import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import typescript from 'typescript';

/**
 * @typedef {{ name: string, version?: string, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Manifest
 */

/** @param {string} dir @returns {Manifest} */
export const manifestOf = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));

/**
 * The packages of the workspace by name, as paths from its root.
 * @param {string} repo
 */
export const workspacePackages = (repo) =>
  new Map(
    ['apps', 'infra', 'libs'].flatMap((group) =>
      (existsSync(join(repo, group)) ? readdirSync(join(repo, group)) : [])
        .filter((name) => existsSync(join(repo, group, name, 'package.json')))
        .map((name) => /** @type {const} */ ([manifestOf(join(repo, group, name)).name, `${group}/${name}`])),
    ),
  );

/**
 * The names of the packages that the compiled files of a folder import.
 * @param {string} dir
 */
export function importedPackages(dir) {
  const imports = compiledFiles(dir).flatMap((file) => importsOf(file));
  const packages = imports.filter((name) => !name.startsWith('.') && !isBuiltin(name));
  return new Set(packages.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
}

/** @param {string} dir */
export const compiledFiles = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?js$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * What a compiled file imports, by `import`, `export from` or `import()` with a fixed name.
 * @param {string} file
 * @returns {string[]}
 */
export function importsOf(file) {
  /** @type {string[]} */
  const names = [];
  /** @param {typescript.Node} node */
  const visit = (node) => {
    if (typescript.isImportDeclaration(node) || typescript.isExportDeclaration(node)) add(node.moduleSpecifier);
    if (typescript.isCallExpression(node) && node.expression.kind === typescript.SyntaxKind.ImportKeyword) {
      add(node.arguments[0]);
    }
    typescript.forEachChild(node, visit);
  };
  /** @param {typescript.Node | undefined} name */
  const add = (name) => name && typescript.isStringLiteralLike(name) && names.push(name.text);
  visit(typescript.createSourceFile(file, readFileSync(file, 'utf8'), typescript.ScriptTarget.Latest));
  return names;
}
