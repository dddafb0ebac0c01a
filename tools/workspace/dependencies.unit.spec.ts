import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { declared, scripts, usedPackages } from './dependency-use.js';
import { importedPackages } from './imports.js';
import { REPO } from './project-graph.js';

/** What the build leaves out of the services. */
const notShipped = (JSON.parse(readFileSync(join(REPO, '.swcrc'), 'utf8')) as { exclude: string[] }).exclude.map(
  (pattern) => new RegExp(pattern),
);

const importsOf = (wanted: (path: string) => boolean, forbidden: (name: string) => boolean) =>
  scripts
    .filter(({ path }) => wanted(path))
    .flatMap(({ path, packages }) => [...packages].filter(forbidden).map((name) => `${path} imports ${name}`));

describe('dependencies', () => {
  it('each declared package is imported, named in a configuration or run by a command', () => {
    const used = usedPackages();
    expect([...declared.production, ...declared.development].filter((name) => !used.has(name))).toEqual([]);
  });

  it('each imported package is declared', () => {
    const known = new Set([...declared.production, ...declared.development, ...builtinModules]);
    const isUndeclared = (name: string) => !known.has(name) && !name.startsWith('@stallbook/');
    expect(importsOf(() => true, isUndeclared)).toEqual([]);
  });

  it('a service needs nothing at run time that is declared for development only', () => {
    const isShipped = (path: string) =>
      /^(apps\/(?!web\/)|libs\/)[^/]+\/src\//.test(path) && !notShipped.some((pattern) => pattern.test(path));
    expect(importsOf(isShipped, (name) => declared.development.has(name))).toEqual([]);
  });

  it('finds imports of every kind, and no others', () => {
    const text = `
      import 'a'; import type { B } from '@b/c/d'; export * from 'e'; import './f.js'; import 'node:fs';
      const g = await import('g/h'); type I = import('i').J; require('k'); import.meta.resolve('l'); from('m', "import 'n'");`;
    expect([...importedPackages('x.ts', text)].sort()).toEqual(['@b/c', 'a', 'e', 'g', 'i', 'k', 'l']);
    expect([...importedPackages('x.mjs', "/** @param {import('types').T} t */")]).toEqual(['types']);
  });
});
